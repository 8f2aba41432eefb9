import { useId, type ReactNode } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { TextAreaField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
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

export function CancelDialog({ open, paidAed, busy, refusal, onClose, onSave }: CancelDialogProps) {
  const formId = useId()
  const paid = paidAed !== null

  const submit = ({ refund, reason = '' }: Values) => {
    if (busy) return
    onSave({ ...(reason.trim() && { reason: reason.trim() }), ...(paid && { refundPayment: refund === 'yes' }) })
  }

  return (
    <Dialog
      open={open}
      title={text.title}
      closeLabel={text.close}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {text.close}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={text.saving}>
            {text.save}
          </Button>
        </>
      }
    >
      <ServerForm<Values> onSubmit={submit}>
        {({ handleSubmit }) => (
          <form id={formId} style={{ display: 'contents' }} onSubmit={handleSubmit} noValidate>
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
            {refusal && <Notice kind="error">{refusal}</Notice>}
          </form>
        )}
      </ServerForm>
    </Dialog>
  )
}

const missingReason = (reason = ''): string | undefined => (reason.trim() ? undefined : text.reasonMissing)
