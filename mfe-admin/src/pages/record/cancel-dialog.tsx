import type { ReactNode } from 'react'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { TextAreaField } from '@homecare/ui/form-field'
import { FormDialog } from '../../parts/form-dialog'
import { detailMessages } from '../../parts/record/messages'
import { RefundChoice } from './refund-choice'

const text = detailMessages.cancel

export interface CancelChoice {
  reason?: string
  refundPayment?: boolean
}

interface Values {
  refund?: 'yes' | 'no'
  reason?: string
}

interface CancelDialogProps {
  open: boolean
  /** The paid amount in AED; null if nothing was paid, so that no refund choice is shown. */
  paidAed: number | null
  busy: boolean
  refusal: ReactNode
  onClose: () => void
  onSave: (choice: CancelChoice) => void
}

export function CancelDialog({ paidAed, onSave, ...dialog }: CancelDialogProps) {
  const paid = paidAed !== null
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
      {paid && <RefundChoice question={text.refund(formatAed(filsFromAed(paidAed)))} />}
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
