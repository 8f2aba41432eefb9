import type { FormApi } from 'final-form'
import { useState } from 'react'
import { Button } from '@homecare/ui/button'
import { ServerForm } from '@homecare/ui/server-form'
import { usePermission } from '../../api/use-permission'
import { useDraft } from '../../parts/session/drafts'
import { TitledPanel } from '../../parts/panel'
import { detailMessages } from '../../parts/record/messages'
import { NOTE_NAMES, NoteField } from '../../parts/record/note-field'
import { NoteList } from '../../parts/record/note-list'
import styles from '../../parts/record/notes-panel.module.css'
import { caseText } from './messages'
import { useCaseChange, type CaseProps } from './use-case'

const text = detailMessages.notes

/** The team's notes about a case; no family sees them. */
export function NotesPanel(props: CaseProps) {
  const mayWork = usePermission('work-on-cases')
  const { notes } = props.careCase
  return (
    <TitledPanel title={text.title}>
      <NoteList notes={notes} />
      {mayWork && <NoteForm {...props} />}
    </TitledPanel>
  )
}

interface Values {
  note?: string
}

export function NoteForm(props: CaseProps) {
  const { busy, refusal, change } = useCaseChange(props)
  const [draft, write] = useDraft(`note case ${props.careCase.id}`)
  // The draft is the form's initial value; from then on the form holds the text.
  const [initial] = useState<Values>({ note: draft })
  const save = async ({ note = '' }: Values, form: FormApi<Values>) => {
    if (!note.trim() || busy) return
    const isDone = await change(
      'note',
      (api, { params }) => api.post('/api/cases/{id}/notes', { params, body: { text: note.trim() } }),
      caseText.notes.saved,
    )
    if (!isDone) return
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
            <Button type="submit" variant="secondary" size="sm" busy={busy !== null} busyLabel={text.adding}>
              {text.add}
            </Button>
          </div>
          {refusal && <p role="alert">{refusal}</p>}
        </form>
      )}
    </ServerForm>
  )
}
