import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Notice } from '@homecare/ui/notice'
import { detailMessages } from './messages'

const text = detailMessages.completeEarly

interface CompleteEarlyDialogProps {
  /** The visit's date and time as a text; null while the dialog is closed. */
  when: string | null
  busy: boolean
  refusal: string | null
  onClose: () => void
  onSave: () => void
}

/** Requires a confirmation before a visit is completed that has not taken place yet. */
export function CompleteEarlyDialog({ when, busy, refusal, onClose, onSave }: CompleteEarlyDialogProps) {
  return (
    <Dialog
      open={when !== null}
      title={text.title}
      closeLabel={text.back}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {text.back}
          </Button>
          <Button busy={busy} busyLabel={detailMessages.actions.completing} onClick={onSave}>
            {text.save}
          </Button>
        </>
      }
    >
      <p>{text.text(when ?? '')}</p>
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </Dialog>
  )
}
