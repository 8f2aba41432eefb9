import type { RecordKind } from '../../api/record-calls'
import { FormDialog } from '../../parts/form-dialog'
import { detailMessages } from '../../parts/record/messages'
import { NOTE_NAMES, NoteField } from '../../parts/record/note-field'
import { useNewNote } from '../../parts/record/use-new-note'
import { messages } from '../../messages'

const text = detailMessages.notes

interface NoteDialogProps {
  kind: RecordKind
  open: boolean
  item: { id: string; fullName: string }
  onClose: () => void
}

interface Values {
  note?: string
}

/** A note for the team, without leaving the list. */
export function NoteDialog({ kind, open, item, onClose }: NoteDialogProps) {
  const { busy, refusal, add } = useNewNote(kind, item.id, () => undefined)
  const save = async ({ note = '' }: Values) => {
    if (note.trim() && (await add(note.trim()))) onClose()
  }
  return (
    <FormDialog<Values>
      open={open}
      title={text.titleOf(item.fullName)}
      save={text.add}
      saving={text.adding}
      back={messages.close}
      busy={busy}
      refusal={refusal?.text}
      names={NOTE_NAMES}
      onClose={onClose}
      onSubmit={save}
    >
      {({ handleSubmit }) => (
        <>
          <NoteField onSave={() => void handleSubmit()} />
          <p>{text.hint}</p>
        </>
      )}
    </FormDialog>
  )
}
