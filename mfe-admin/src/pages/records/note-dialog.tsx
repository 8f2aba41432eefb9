import { useId } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import type { BloodTestItem } from '@homecare/contract/staff'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Notice } from '@homecare/ui/notice'
import { detailMessages } from '../../parts/record/messages'
import { NOTE_NAMES, NoteField } from '../../parts/record/note-field'
import { useNewNote } from '../../parts/record/use-new-note'
import { messages } from '../../messages'

const text = detailMessages.notes

interface NoteDialogProps {
  open: boolean
  item: BloodTestItem
  onClose: () => void
}

interface Values {
  note?: string
}

/** A note for the team, without leaving the list. */
export function NoteDialog({ open, item, onClose }: NoteDialogProps) {
  const formId = useId()
  const { busy, refusal, add } = useNewNote('bloodtests', item.id, () => undefined)
  const save = async ({ note = '' }: Values) => {
    if (note.trim() && !busy && (await add(note.trim()))) onClose()
  }
  return (
    <Dialog
      open={open}
      title={text.titleOf(item.fullName)}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {messages.close}
          </Button>
          <Button type="submit" form={formId} variant="secondary" busy={busy} busyLabel={text.adding}>
            {text.add}
          </Button>
        </>
      }
    >
      <ServerForm<Values> onSubmit={save} names={NOTE_NAMES}>
        {({ handleSubmit }) => (
          <form id={formId} noValidate onSubmit={handleSubmit}>
            <NoteField onSave={() => void handleSubmit()} />
            <p>{text.hint}</p>
            {refusal && <Notice kind="error">{refusal.text}</Notice>}
          </form>
        )}
      </ServerForm>
    </Dialog>
  )
}
