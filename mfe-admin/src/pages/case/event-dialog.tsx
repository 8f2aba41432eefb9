import { CASE_REASONS, type CaseEvent } from '@homecare/domain/case-table'
import { caseMessages } from '../../parts/case/messages'
import { FormDialog } from '../../parts/form-dialog'
import { caseText } from './messages'
import { NO_REASON, reasonErrors, ReasonFields, type ReasonValues } from './reason-fields'
import { useCaseChange, type CaseProps } from './use-case'

const text = caseText.event

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
  const save = async ({ reasonName = '', text: written = '' }: ReasonValues) => {
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
    <FormDialog<ReasonValues>
      open={event !== null}
      title={event ? text.title[event] : ''}
      save={text.save}
      variant="primary"
      busy={busy !== null}
      refusal={refusal}
      initialValues={NO_REASON}
      validate={reasonErrors}
      onClose={close}
      onSubmit={save}
    >
      {event === 'lose' && <p>{text.loseHint}</p>}
      <ReasonFields reasons={reasons} names={caseMessages.reasons} />
    </FormDialog>
  )
}
