import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Notice } from '@homecare/ui/notice'
import { detailMessages } from './messages'

const words = detailMessages.completeEarly

interface CompleteAheadDialogProps {
  /** When the visit is, in words; null while nobody is asked. */
  when: string | null
  busy: boolean
  refusal: string | null
  onClose: () => void
  onSave: () => void
}

/** A visit that has not taken place is completed only by somebody who was asked. */
export function CompleteEarlyDialog({ when, busy, refusal, onClose, onSave }: CompleteAheadDialogProps) {
  return (
    <Dialog
      open={when !== null}
      title={words.title}
      closeLabel={words.back}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {words.back}
          </Button>
          <Button busy={busy} busyLabel={detailMessages.actions.completing} onClick={onSave}>
            {words.save}
          </Button>
        </>
      }
    >
      <p>{words.text(when ?? '')}</p>
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </Dialog>
  )
}
