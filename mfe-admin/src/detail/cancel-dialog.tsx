import { useEffect, useRef, useState } from 'react'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Field } from '@homecare/ui/field'
import { Notice } from '@homecare/ui/notice'
import { TextArea } from '@homecare/ui/text-area'
import { detailMessages } from './messages'
import { RefundChoice } from './refund-choice'

const words = detailMessages.cancel

export interface CancelChoice {
  reason?: string
  refundPayment?: boolean
}

interface CancelDialogProps {
  open: boolean
  /** What was paid, in AED; null if nothing was. Then there is nothing to choose about money. */
  paidAed: number | null
  busy: boolean
  refusal: string | null
  onClose: () => void
  onSave: (choice: CancelChoice) => void
}

export function CancelDialog({ open, paidAed, busy, refusal, onClose, onSave }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  const [refund, setRefund] = useState<boolean | null>(null)
  const [tried, setTried] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const paid = paidAed !== null
  const reasonMissing = tried && paid && !reason.trim()

  useEffect(() => {
    if (!open) return
    setReason('')
    setRefund(null)
    setTried(false)
  }, [open])

  const save = () => {
    setTried(true)
    if (paid && refund === null) return body.current?.querySelector('input')?.focus()
    if (paid && !reason.trim()) return body.current?.querySelector('textarea')?.focus()
    onSave({
      ...(reason.trim() && { reason: reason.trim() }),
      ...(paid && refund !== null && { refundPayment: refund }),
    })
  }

  return (
    <Dialog
      open={open}
      title={words.title}
      closeLabel={words.close}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {words.close}
          </Button>
          <Button busy={busy} busyLabel={words.saving} onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <div ref={body} style={{ display: 'contents' }}>
        {paid && (
          <RefundChoice
            question={words.refund(formatAed(filsFromAed(paidAed)))}
            value={refund}
            error={tried && refund === null ? words.refundMissing : null}
            onChange={setRefund}
          />
        )}
        <Field
          label={words.reason}
          hint={words.reasonHint}
          required={paid}
          optionalMark={words.optional}
          error={reasonMissing && words.reasonMissing}
        >
          {(aria) => (
            <TextArea
              {...aria}
              rows={3}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        {refusal && <Notice kind="error">{refusal}</Notice>}
      </div>
    </Dialog>
  )
}
