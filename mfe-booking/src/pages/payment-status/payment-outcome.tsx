import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { Icon, type IconDrawing } from '@homecare/ui/icon'
import { CheckCircleIcon, EyeIcon, HomeIcon, UndoIcon, WarningIcon, XCircleIcon } from '@homecare/ui/icons'
import { Spinner } from '@homecare/ui/spinner'
import * as texts from '../../locales/en/status.json'
import { isPatients, mayTryAgain } from '../../wizard/order-state'
import { pollingOf } from '../../wizard/state-data'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import { OrderContact } from '../../parts/order-contact'
import { PAY_PAGE } from '../paths'
import { OutcomeFacts } from './outcome-facts'
import { shownOutcome, type OutcomeKind } from './outcome'
import { ownBookingOf } from './own-booking-url'
import styles from './payment-outcome.module.css'

const payPage = (orderId: string, token: string) => `${PAY_PAGE}?${new URLSearchParams({ orderId, token })}`

const ICONS: Record<Exclude<OutcomeKind, 'processing'>, IconDrawing> = {
  success: CheckCircleIcon,
  failed: XCircleIcon,
  unfinished: UndoIcon,
  error: WarningIcon,
  reversed: UndoIcon,
  unknown: WarningIcon,
}

/** Their arrow points to where the reader came from, which is the right in Arabic. */
const POINTS_BACK: readonly OutcomeKind[] = ['unfinished', 'reversed']

export function PaymentOutcome() {
  const wizard = useWizard()
  const query = useWizardState((state) => state.context.query)
  const order = useWizardState((state) => pollingOf(state.context).order)
  const lost = useWizardState((state) => state.hasTag('lost'))
  const outcome = shownOutcome(query, order, lost)
  const ownBooking = outcome === 'unknown' ? ownBookingOf(query?.orderId ?? null) : null
  return (
    <Card padding="lg" className={styles.card}>
      <span className={styles.mark} data-outcome={outcome} data-mirror={POINTS_BACK.includes(outcome) || undefined}>
        {outcome === 'processing' ? <Spinner size={40} /> : <Icon icon={ICONS[outcome]} size={40} />}
      </span>
      <div role="status" className={styles.text}>
        <h1 className={styles.heading}>{texts.headings[outcome]}</h1>
        <OutcomeFacts outcome={outcome} query={query} order={order} />
      </div>
      <div className={styles.actions}>
        {order &&
          mayTryAgain(order, query) &&
          (isPatients(order) ? (
            <Button onClick={() => wizard.send({ type: 'TRY_AGAIN' })}>{texts.tryAgain}</Button>
          ) : (
            <ButtonLink as={Link} href={payPage(order.orderId, query?.token ?? '')}>
              {texts.tryAgain}
            </ButtonLink>
          ))}
        {ownBooking && (
          <ButtonLink as={Link} href={ownBooking} icon={EyeIcon}>
            {texts.ownPage}
          </ButtonLink>
        )}
        {outcome === 'unknown' && <OrderContact orderId={query?.orderId} />}
        {order?.paymentStatus !== 'Paid' && (
          <ButtonLink as={Link} href="/" variant="secondary" icon={HomeIcon}>
            {texts.home}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
