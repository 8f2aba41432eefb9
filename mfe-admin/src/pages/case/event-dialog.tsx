import { CASE_REASONS, type CaseEvent } from '@homecare/domain/case-table'
import { SelectField, TextAreaField } from '@homecare/ui/form-field'
import { caseMessages } from '../../parts/case/messages'
import { FormDialog } from '../../parts/form-dialog'
import { caseText } from './messages'
import { useCaseChange, type CaseProps } from './use-case'

const text = caseText.event

interface Values {
  reasonName?: string
  text?: string
}

interface EventDialogProps extends CaseProps {
  /** What is to happen; null while the dialog is closed. */
  event: CaseEvent | null
  onClose: () => void
}

/** Asks for the reason of what happens to a case. */
export function EventDialog({ event, onClose, ...props }: EventDialogProps) {
  const { busy, refusal, change, reset } = useCaseChange(props)
  const close = () => {
    reset()
    onClose()
  }
  const save = async ({ reasonName = '', text: written = '' }: Values) => {
    if (!event) return
    const isDone = await change(
      event,
      (api, { params, version }) =>
        api.post('/api/cases/{id}/events', { params, body: { version, event, reasonName, text: written } }),
      caseMessages.events[event].done,
    )
    if (isDone) close()
  }
  const reasons = (event && CASE_REASONS[event]) ?? []
  return (
    <FormDialog<Values>
      open={event !== null}
      title={event ? text.title[event] : ''}
      save={text.save}
      variant="primary"
      busy={busy !== null}
      refusal={refusal}
      initialValues={INITIAL}
      validate={errorsIn}
      onClose={close}
      onSubmit={save}
    >
      {event === 'lose' && <p>{text.loseHint}</p>}
      <SelectField
        name="reasonName"
        label={text.reason}
        required
        placeholder={text.choose}
        options={reasons.map((value) => ({ value, label: caseMessages.reasons[value] ?? value }))}
      />
      <TextAreaField name="text" label={text.text} hint={text.textHint} rows={2} maxLength={500} />
    </FormDialog>
  )
}

const INITIAL: Values = {}

function errorsIn({ reasonName, text: written = '' }: Values): Partial<Values> {
  if (!reasonName) return { reasonName: text.choose }
  return reasonName === 'other' && written.trim() === '' ? { text: text.textHint } : {}
}
