import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { LockIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { Price } from '@homecare/ui/price'
import { aedFromFils, formatAed } from '@homecare/domain/money'
import * as confirmTexts from '../../locales/en/confirm.json'
import * as sharedTexts from '../../locales/en/shared.json'
import { StepBar } from '../../parts/step-bar'
import { isBookable, isConfirmable, totalToPay } from '../../wizard/cart-updates'
import { questionOf } from '../../wizard/state-data'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import { Charges } from './charges'
import { LostSlotChoice } from './lost-slot-choice'
import { Questions } from './questions'
import { PayFailure } from '../../parts/pay-failure'
import { VisitFacts } from './visit-facts'
import styles from './booking-review.module.css'

/** The summary before the payment. Below the minimum it has only the Back button. */
export function BookingReview() {
  const wizard = useWizard()
  const context = useWizardState((state) => state.context)
  const busy = useWizardState(
    (state) => state.matches({ confirming: 'initiating' }) || state.matches({ confirming: 'repricing' }),
  )
  const bookable = isBookable(context)
  const { newPrice, catalogue, payFailure } = context
  return (
    <div className={styles.review}>
      <VisitFacts />
      <div className={styles.pay}>
        <Charges />
        {newPrice && (
          <Notice kind="warning" title={confirmTexts.priceTitle}>
            {confirmTexts.price({ before: formatAed(newPrice.beforeFils), now: formatAed(newPrice.nowFils) })}
          </Notice>
        )}
        {!bookable && (
          <Notice kind="error">{confirmTexts.minimum({ aed: aedFromFils(catalogue?.minimumFils ?? 0) })}</Notice>
        )}
        <LostSlotChoice />
        <Questions busy={busy} />
        {bookable && (
          <p className={styles.safe}>
            <Icon icon={LockIcon} size={18} />
            <span>{confirmTexts.safe}</span>
          </p>
        )}
      </div>
      <StepBar
        note={
          payFailure ? (
            <PayFailure kind={payFailure} />
          ) : (
            <p className={styles.sum} aria-hidden="true">
              <span>{confirmTexts.total}</span> <Price fils={totalToPay(context)} decimals />
            </p>
          )
        }
      >
        {isConfirmable(context) && questionOf(context) === null && (
          <Button busy={busy} busyLabel={sharedTexts.busy} onClick={() => wizard.send({ type: 'CONFIRM' })}>
            {confirmTexts.submit}
          </Button>
        )}
        <Button variant="secondary" onClick={() => wizard.send({ type: 'BACK' })}>
          {confirmTexts.back}
        </Button>
      </StepBar>
    </div>
  )
}
