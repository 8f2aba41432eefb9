import { useState } from 'react'
import { useField } from 'react-final-form'
import { staffHour } from '@homecare/domain/clock'
import { ServerForm } from '@homecare/ui/server-form'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { dubaiDate, dubaiInstant } from '@homecare/domain/dates'
import type { VisitStepKind } from '@homecare/domain/visit-step'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { SelectField, useShownError } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { TimeInput } from '@homecare/ui/native-pickers'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { useApi } from '../../api/api-context'
import { visitTexts } from '@homecare/remote-kit/visits/visit-texts'
import { stepMessages } from './step-messages'
import styles from './steps-panel.module.css'
import { useRecordChange } from '../../parts/record/use-record-change'

const text = stepMessages
const { done, do: actions } = visitTexts.steps
const TUBES = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: visitTexts.tubesOf({ count: index + 1 }),
}))
const FASTED = [
  { value: 'yes', label: visitTexts.fasted },
  { value: 'no', label: visitTexts.notFasted },
]

interface Values {
  time?: string
  tubes?: string
  fasted?: string
}

interface StepFormProps {
  record: BloodTestDetail
  kind: VisitStepKind
  onRecord: (record: BloodTestDetail) => void
  onClose: () => void
}

/** When the step happened, and of a taken sample the tubes and whether the patient had fasted. */
export function StepForm({ record, kind, onRecord, onClose }: StepFormProps) {
  const api = useApi()
  // One id for all tries, so that a call that is repeated stores the step once.
  const [id] = useState(() => crypto.randomUUID())
  const [initial] = useState((): Values => ({ time: staffHour(serverNow()), tubes: '1' }))
  const { busy, refusal, change } = useRecordChange('bloodtests', record, onRecord)
  const fastingHours = Math.max(0, ...record.lines.map((line) => line.fastingHours))
  const isSample = kind === 'sampleTaken'

  const save = async ({ time = '', tubes, fasted }: Values) => {
    if (busy) return
    const at = instantOf(record.date, time)
    if (!at) return
    const end = await change({
      name: 'step',
      call: () =>
        api.post('/api/bloodtests/{id}/steps', {
          params: { id: record.id },
          body: {
            id,
            kind,
            at: at.toISOString(),
            ...(isSample && { tubes: Number(tubes) }),
            ...(isSample && fastingHours > 0 && { fasted: fasted === 'yes' }),
          },
        }),
      done: done[kind],
      explain: () => text.doesNotFit,
    })
    if (end === 'done') onClose()
  }
  return (
    <ServerForm<Values> onSubmit={save} initialValues={initial} names={NAMES}>
      {({ handleSubmit }) => (
        <form className={styles.form} noValidate onSubmit={handleSubmit}>
          <TimeField />
          {isSample && <SelectField name="tubes" label={visitTexts.tubesFilled} required options={TUBES} />}
          {isSample && fastingHours > 0 && (
            <SelectField
              name="fasted"
              label={visitTexts.asked({ hours: fastingHours })}
              required
              options={FASTED}
              placeholder={text.choose}
              validate={unanswered}
            />
          )}
          <div className={styles.buttons}>
            <Button type="submit" variant="secondary" size="sm" busy={busy !== null} busyLabel={text.saving}>
              {actions[kind]}
            </Button>
            <Button variant="quiet" size="sm" onClick={onClose}>
              {visitTexts.back}
            </Button>
          </div>
          {refusal && <Notice kind="warning">{refusal.text}</Notice>}
        </form>
      )}
    </ServerForm>
  )
}

const NAMES = { at: 'time' }

function TimeField() {
  const field = useField<string>('time', { validate: missingTime, parse: (value) => value })
  const { input } = field
  const error = useShownError(field)
  return (
    <Field label={text.time} required error={error}>
      {(aria) => <TimeInput {...input} {...aria} />}
    </Field>
  )
}

const missingTime = (time = ''): string | undefined => (/^\d\d:\d\d$/.test(time) ? undefined : text.timeMissing)
const unanswered = (answer = ''): string | undefined => (answer ? undefined : text.choose)

/** The time on the visit's day, or today if the visit was planned for later. */
function instantOf(visitDate: string, time: string): Date | null {
  const [hours, minutes] = time.split(':').map(Number)
  if (hours === undefined || minutes === undefined) return null
  const today = dubaiDate(serverNow())
  return dubaiInstant(visitDate < today ? visitDate : today, hours * 60 + minutes)
}
