import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { Notice } from '@homecare/ui/notice'
import { aedFromFils, formatAed } from '@homecare/domain/money'
import { messages } from '../messages'
import { isBookable, isConfirmable } from '../wizard/cart-updates'
import { useWizard, useWizardState } from '../wizard/wizard-provider'
import { Charges } from './charges'
import { LostSlotChoice } from './lost-slot-choice'
import { VisitFacts } from './visit-facts'
import styles from './booking-review.module.css'

/** Everything once more before the payment. Below the minimum there is only the way back. */
export function BookingReview() {
  const { wizard } = useWizard()
  const context = useWizardState((state) => state.context)
  const busy = useWizardState(
    (state) => state.matches({ confirming: 'initiating' }) || state.matches({ confirming: 'repricing' }),
  )
  const bookable = isBookable(context)
  const text = messages.confirm
  const { newPrice, catalogue } = context
  return (
    <div className={styles.review}>
      <VisitFacts />
      <div className={styles.pay}>
        <Charges />
        {newPrice && (
          <Notice kind="warning" title={text.priceTitle}>
            {text.price(formatAed(newPrice.beforeFils), formatAed(newPrice.nowFils))}
          </Notice>
        )}
        {!bookable && <Notice kind="error">{text.minimum(aedFromFils(catalogue?.minimumFils ?? 0))}</Notice>}
        <LostSlotChoice />
        <div className={styles.actions}>
          {isConfirmable(context) && (
            <Button wide busy={busy} busyLabel={text.busy} onClick={() => wizard.send({ type: 'CONFIRM' })}>
              {text.submit}
            </Button>
          )}
          <Button wide variant="secondary" onClick={() => wizard.send({ type: 'BACK' })}>
            {text.back}
          </Button>
        </div>
        {bookable && (
          <p className={styles.safe}>
            <Icon name="lock" size={18} />
            {text.safe}
          </p>
        )}
      </div>
    </div>
  )
}
