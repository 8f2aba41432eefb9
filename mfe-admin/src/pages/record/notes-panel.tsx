import type { FormApi } from 'final-form'
import { useState } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import type { DetailOf, RecordKind } from '../../api/record-calls'
import { usePermission } from '../../api/use-permission'
import { useDraft } from '../../parts/session/drafts'
import { detailMessages } from '../../parts/record/messages'
import { NOTE_NAMES, NoteField } from '../../parts/record/note-field'
import { NoteList } from '../../parts/record/note-list'
import { TitledPanel } from '../../parts/panel'
import { useNewNote } from '../../parts/record/use-new-note'
import styles from '../../parts/record/notes-panel.module.css'

const text = detailMessages.notes

interface NotesPanelProps<K extends RecordKind> {
  kind: K
  record: DetailOf[K]
  onRecord: (record: DetailOf[K]) => void
}

/** The team's notes about a record; the patient never sees them. */
export function NotesPanel<K extends RecordKind>({ kind, record, onRecord }: NotesPanelProps<K>) {
  const mayWork = usePermission('work-on-bookings')
  const { notes } = record
  return (
    <TitledPanel title={text.title}>
      <NoteList notes={notes} />
      {mayWork && <NoteForm kind={kind} record={record} onRecord={onRecord} />}
    </TitledPanel>
  )
}

interface Values {
  note?: string
}

function NoteForm<K extends RecordKind>({ kind, record, onRecord }: NotesPanelProps<K>) {
  const [draft, write] = useDraft(`note ${kind} ${record.id}`)
  // The draft is the form's initial value; from then on the form holds the text.
  const [initial] = useState<Values>({ note: draft })
  const { busy, refusal, add } = useNewNote(kind, record.id, onRecord)

  const save = async ({ note = '' }: Values, form: FormApi<Values>) => {
    if (!note.trim() || busy) return
    if (!(await add(note.trim()))) return
    write('')
    form.change('note', '')
  }

  return (
    <ServerForm<Values> onSubmit={save} initialValues={initial} names={NOTE_NAMES}>
      {({ handleSubmit }) => (
        <form className={styles.form} onSubmit={handleSubmit}>
          <NoteField onWrite={write} onSave={() => void handleSubmit()} />
          <div className={styles.foot}>
            <span className={styles.meta}>{text.hint}</span>
            <Button type="submit" variant="secondary" size="sm" busy={busy} busyLabel={text.adding}>
              {text.add}
            </Button>
          </div>
          {refusal && (
            <Notice kind="error" title={refusal.title}>
              {refusal.text}
            </Notice>
          )}
        </form>
      )}
    </ServerForm>
  )
}
