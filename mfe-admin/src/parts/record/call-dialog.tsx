import { useField } from 'react-final-form'
import { addDays, dubaiDate, dubaiInstant, formatDate } from '@homecare/domain/dates'
import { CALL_OUTCOMES } from '@homecare/domain/request-call'
import { Field } from '@homecare/ui/field'
import { useShownError } from '@homecare/ui/form-field'
import { TimeInput } from '@homecare/ui/native-pickers'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { FormDialog } from '../form-dialog'
import { ChoiceField } from '../form-fields'
import { requestWorkMessages } from './request-work-messages'
import type { RequestWork } from './use-request-work'

const text = requestWorkMessages
/** A further call is agreed on for one of the next days; a later one is a note. */
const DAYS = 14

interface Values {
  outcome: string
  day: string
  time?: string
}

interface CallDialogProps {
  open: boolean
  request: { fullName: string }
  work: RequestWork
  onClose: () => void
}

/** What came of a call to the sender of a request, and when to call again. */
export function CallDialog({ open, request: { fullName }, work, onClose }: CallDialogProps) {
  const today = dubaiDate(serverNow())
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead))
  const close = () => {
    work.forget()
    onClose()
  }
  const save = async (values: Values) => {
    const outcome = CALL_OUTCOMES.find((each) => each === values.outcome) ?? 'noAnswer'
    const end = await work.record(outcome, instantOf(values)?.toISOString() ?? null)
    if (end === 'done') close()
  }
  return (
    <FormDialog<Values>
      open={open}
      title={text.titleOf(fullName)}
      save={text.save}
      saving={text.saving}
      back={text.back}
      variant="primary"
      busy={work.busy === 'call'}
      refusal={work.refusal?.text}
      initialValues={{ outcome: 'noAnswer', day: today }}
      validate={wrongTime}
      names={NAMES}
      onClose={close}
      onSubmit={save}
    >
      <ChoiceField
        name="outcome"
        label={text.outcome}
        options={CALL_OUTCOMES.map((value) => ({ value, label: text.outcomes[value] }))}
      />
      <ChoiceField
        name="day"
        label={text.againDay}
        options={days.map((value, ahead) => ({
          value,
          label: ahead === 0 ? text.today : ahead === 1 ? text.tomorrow : formatDate(value),
        }))}
      />
      <AgainTime />
    </FormDialog>
  )
}

const NAMES = { againAt: 'time' }

function AgainTime() {
  const field = useField<string>('time', { parse: (value) => value })
  const error = useShownError(field)
  return (
    <Field label={text.againTime} hint={text.againHint} error={error}>
      {(aria) => <TimeInput {...field.input} {...aria} />}
    </Field>
  )
}

function instantOf({ day, time }: Values): Date | null {
  const [hours, minutes] = (time ?? '').split(':').map(Number)
  return hours === undefined || minutes === undefined ? null : dubaiInstant(day, hours * 60 + minutes)
}

function wrongTime(values: Values): Partial<Values> {
  const again = instantOf(values)
  return again && again <= serverNow() ? { time: text.past } : {}
}
