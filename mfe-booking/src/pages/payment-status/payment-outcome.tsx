import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { Icon, type IconDrawing } from '@homecare/ui/icon'
import { CheckCircleIcon, HomeIcon, UndoIcon, WarningIcon, XCircleIcon } from '@homecare/ui/icons'
import { Spinner } from '@homecare/ui/spinner'
import { messages } from '../../messages'
import { mayTryAgain } from '../../wizard/order-state'
import { pollingOf } from '../../wizard/state-data'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import { OutcomeFacts } from './outcome-facts'
import { outcomeKindOf, type OutcomeKind } from './outcome'
import styles from './payment-outcome.module.css'

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
        {mayTryAgain(order, query) && (
          <Button onClick={() => wizard.send({ type: 'TRY_AGAIN' })}>{text.tryAgain}</Button>
        )}
        {order?.paymentStatus !== 'Paid' && (
          <ButtonLink as={Link} href="/" variant="secondary" icon={HomeIcon}>
            {text.home}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
