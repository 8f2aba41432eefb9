import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { Icon, type IconDrawing } from '@homecare/ui/icon'
import { CheckCircleIcon, HomeIcon, UndoIcon, WarningIcon, XCircleIcon } from '@homecare/ui/icons'
import { Spinner } from '@homecare/ui/spinner'
import { messages } from '../../messages'
import { isPatients, mayTryAgain } from '../../wizard/order-state'
import { pollingOf } from '../../wizard/state-data'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import { PAY_PAGE } from '../paths'
import { OutcomeFacts } from './outcome-facts'
import { outcomeKindOf, type OutcomeKind } from './outcome'
import styles from './payment-outcome.module.css'

const payPage = (orderId: string, token: string) => `${PAY_PAGE}?${new URLSearchParams({ orderId, token })}`

const ICONS: Record<Exclude<OutcomeKind, 'processing'>, IconDrawing> = {
  success: CheckCircleIcon,
  failed: XCircleIcon,
  unfinished: UndoIcon,
  error: WarningIcon,
  reversed: UndoIcon,
}

export function PaymentOutcome() {
  const wizard = useWizard()
  const query = useWizardState((state) => state.context.query)
  const order = useWizardState((state) => pollingOf(state.context).order)
  const outcome = outcomeKindOf(query, order)
  const text = messages.status
  return (
    <Card padding="lg" className={styles.card}>
      <span className={styles.mark} data-outcome={outcome}>
        {outcome === 'processing' ? <Spinner size={40} /> : <Icon icon={ICONS[outcome]} size={40} />}
      </span>
      <div role="status" className={styles.text}>
        <h1 className={styles.heading}>{text[outcome]}</h1>
        <OutcomeFacts outcome={outcome} query={query} order={order} />
      </div>
      <div className={styles.actions}>
        {order &&
          mayTryAgain(order, query) &&
          (isPatients(order) ? (
            <Button onClick={() => wizard.send({ type: 'TRY_AGAIN' })}>{text.tryAgain}</Button>
          ) : (
            <ButtonLink as={Link} href={payPage(order.orderId, query?.token ?? '')}>
              {text.tryAgain}
            </ButtonLink>
          ))}
        {order?.paymentStatus !== 'Paid' && (
          <ButtonLink as={Link} href="/" variant="secondary" icon={HomeIcon}>
            {text.home}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
