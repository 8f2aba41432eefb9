import type { ReactNode } from 'react'
import { formatAed, type Fils } from '@homecare/domain/money'
import { TextAreaField } from '@homecare/ui/form-field'
import { partsMessages } from '../../parts/messages'
import { FormDialog } from '../../parts/form-dialog'
import { detailMessages } from '../../parts/record/messages'
import { RefundChoice } from './refund-choice'

const text = detailMessages.cancel

export interface CancelChoice {
  reason?: string
  refundPayment?: boolean
}

export interface CancelMoney {
  leftFils: Fils
  /** A part went back before, or is on its way. */
  isRest: boolean
  /** Until the gateway has answered about this part, no more can be given back. */
  underWayFils: Fils
}

interface Values {
  refund?: 'yes' | 'no'
  reason?: string
}

interface CancelDialogProps {
  open: boolean
  /** Null if nothing can go back, so that no refund choice is shown. */
  money: CancelMoney | null
  busy: boolean
  refusal: ReactNode
  onClose: () => void
  onSave: (choice: CancelChoice) => void
}

export function CancelDialog({ money, onSave, ...dialog }: CancelDialogProps) {
  const paid = money !== null
  const submit = ({ refund, reason = '' }: Values) =>
    onSave({ ...(reason.trim() && { reason: reason.trim() }), ...(paid && { refundPayment: refund === 'yes' }) })

  return (
    <FormDialog<Values>
      {...dialog}
      title={text.title}
      save={text.save}
      back={text.close}
      variant="primary"
      onSubmit={submit}
    >
      {money && (
        <RefundChoice
          question={(money.isRest ? text.refundRest : text.refund)(formatAed(money.leftFils))}
          notNow={money.underWayFils > 0 ? partsMessages.refund.underWay(formatAed(money.underWayFils)) : null}
        />
      )}
      <TextAreaField
        name="reason"
        label={text.reason}
        hint={text.reasonHint}
        required={paid}
        optionalMark={text.optional}
        rows={3}
        maxLength={500}
        {...(paid && { validate: missingReason })}
      />
    </FormDialog>
  )
}

const missingReason = (reason = ''): string | undefined => (reason.trim() ? undefined : text.reasonMissing)
