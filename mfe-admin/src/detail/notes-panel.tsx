import type { FormApi } from 'final-form'
import { useState } from 'react'
import { Form, useField } from 'react-final-form'
import { formatDubaiTime } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { Notice } from '@homecare/ui/notice'
import { TextArea } from '@homecare/ui/text-area'
import { RECORD_CALLS, type DetailOf, type RecordKind } from '../data/record-calls'
import { useApi } from '../data/api-context'
import { usePermission } from '../parts/use-permission'
import { useDraft } from '../session/drafts'
import { detailMessages } from './messages'
import { TitledPanel } from '../parts/panel'
import { useRecordChange } from './use-record-change'
import styles from './notes-panel.module.css'

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
      {notes.length === 0 && <p className={styles.meta}>{text.none}</p>}
      {notes.length > 0 && (
        <ol className={styles.notes}>
          {notes.map(({ id, author, text: note, at }) => (
            <li key={id} className={styles.note}>
              <p dir="auto" className={styles.text}>
                {note}
              </p>
              <p className={styles.meta}>
                {author}, <time dateTime={at}>{formatDubaiTime(new Date(at))}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {mayWork && <NoteForm kind={kind} record={record} onRecord={onRecord} />}
    </TitledPanel>
  )
}

interface Values {
  note?: string
}

function NoteForm<K extends RecordKind>({ kind, record, onRecord }: NotesPanelProps<K>) {
  const api = useApi()
  const [draft, write] = useDraft(`note ${kind} ${record.id}`)
  // The draft is the form's initial value; from then on the form holds the text.
  const [initial] = useState<Values>({ note: draft })
  const { busy, refusal, change } = useRecordChange(kind, record, onRecord)

  const save = async ({ note = '' }: Values, form: FormApi<Values>) => {
    if (!note.trim() || busy) return
    const call = () => RECORD_CALLS[kind].addNote(api, record.id, note.trim())
    if ((await change({ name: 'note', call, done: text.added })) !== 'done') return
    write('')
    form.change('note', '')
  }

  return (
    <Form<Values> onSubmit={save} initialValues={initial}>
      {({ handleSubmit }) => (
        <form className={styles.form} onSubmit={handleSubmit}>
          <NoteField onWrite={write} onSave={() => void handleSubmit()} />
          <div className={styles.foot}>
            <span className={styles.meta}>{text.hint}</span>
            <Button type="submit" variant="secondary" size="sm" busy={busy !== null} busyLabel={text.adding}>
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
    </Form>
  )
}

function NoteField({ onWrite, onSave }: { onWrite: (text: string) => void; onSave: () => void }) {
  const { input } = useField<string>('note', { parse: (value) => value })
  return (
    <Field label={text.label}>
      {(aria) => (
        <TextArea
          {...input}
          {...aria}
          rows={2}
          maxLength={2000}
          className={styles.area}
          aria-keyshortcuts="Control+Enter"
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave()
          }}
          onChange={(event) => {
            input.onChange(event)
            onWrite(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
