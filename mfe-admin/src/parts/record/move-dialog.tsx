import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useField, useForm, useFormState } from 'react-final-form'
import type { BloodTestDetail, BloodTestItem } from '@homecare/contract/staff'
import type { SlotsResponse } from '@homecare/contract/slots'
import { dubaiDate } from '@homecare/domain/dates'
import { fastingStart, findSlot } from '@homecare/domain/slots'
import { Field } from '@homecare/ui/field'
import { SelectField, useShownError } from '@homecare/ui/form-field'
import { LazyDatePicker } from '@homecare/ui/lazy-date-picker'
import { Notice } from '@homecare/ui/notice'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { useApi } from '../../api/api-context'
import { responseOf } from '../../api/query-client'
import { failureText } from '../../api/failure-text'
import { FormDialog } from '../form-dialog'
import { LastMeal } from '../last-meal'
import { detailMessages } from './messages'
import { MoveNurseField, NOBODY } from './move-nurse-field'
import { useRecordChange } from './use-record-change'

const text = detailMessages.move

interface Values {
  date?: string
  time?: string
  notEatenSince?: string | undefined
  nurse?: string
}

type MovableVisit = Pick<BloodTestItem, 'id' | 'version' | 'date' | 'time' | 'fullName' | 'nurse' | 'fastingHours'>

interface MoveDialogProps {
  open: boolean
  record: MovableVisit
  /** What the patient asked for. */
  to?: { date: string; time: string } | undefined
  onRecord: (record: BloodTestDetail) => void
  onClose: () => void
}

/** Another day or time, as agreed on the phone. Full and closed times can't be chosen; the lead time does not apply to staff. */
export function MoveDialog({ open, record, to, onRecord, onClose }: MoveDialogProps) {
  const api = useApi()
  const { busy, refusal, setRefusal, change } = useRecordChange('bloodtests', record, onRecord)
  const [date, time] = [to?.date ?? record.date, to?.time]
  const initial = useMemo((): Values => ({ date, ...(time && { time }) }), [date, time])
  useEffect(() => {
    if (open) setRefusal(null)
  }, [open, setRefusal])

  const save = async ({ date: day, time: slot, notEatenSince, nurse }: Values) => {
    if (!day || !slot) return
    // Until it is known who is free then, staff have not been asked.
    if (record.nurse && !nurse) return
    const end = await change({
      name: 'move',
      call: () =>
        api.post('/api/bloodtests/{id}/move', {
          params: { id: record.id },
          body: { version: record.version, date: day, time: slot, notEatenSince, ...nurseOf(nurse, record) },
        }),
      done: text.done,
      refusals: { SLOT_FULL: text.full },
    })
    if (end !== 'failed') onClose()
  }

  return (
    <FormDialog<Values>
      open={open}
      title={text.title(record.fullName)}
      save={text.save}
      saving={text.saving}
      back={text.close}
      busy={busy !== null}
      refusal={refusal?.text}
      initialValues={initial}
      names={NAMES}
      onClose={onClose}
      onSubmit={save}
    >
      {({ values }) => (
        <>
          <p>{text.nurseNow(record.nurse?.name ?? text.nobody)}</p>
          <SlotFields record={record} date={values.date} />
          <MoveNurseField record={record} date={values.date} time={values.time} />
        </>
      )}
    </FormDialog>
  )
}

const NAMES = { nurseId: 'nurse' }

/** The nurse who makes the visit now is kept by the server, so that one who got busy meanwhile is not. */
const nurseOf = (chosen: string | undefined, { nurse }: MovableVisit) =>
  chosen === undefined || chosen === nurse?.id ? {} : { nurseId: chosen === NOBODY ? null : chosen }

/** A day and one of its times: another day has other times. */
function SlotFields({ record, date }: { record: MovableVisit; date: string | undefined }) {
  const form = useForm<Values>()
  const field = useField<string>('date', { validate: missingDate, parse: (value) => value })
  const { input } = field
  const dateError = useShownError(field)
  const { day, failure } = useDay(date || null, record)
  const { time, notEatenSince } = useFormState<Values>().values
  const needsLastMeal = day?.slots.some((slot) => slot.time === time && slot.keepsFast === false)
  return (
    <>
      <Field label={text.date} required error={dateError}>
        {(aria) => (
          <LazyDatePicker
            {...aria}
            name="date"
            value={input.value || null}
            min={dubaiDate(serverNow())}
            max={day?.lastDate}
            onChange={(next) => {
              form.batch(() => {
                input.onChange(next ?? '')
                form.change('time', '')
                form.change('notEatenSince', undefined)
              })
            }}
          />
        )}
      </Field>
      <SelectField
        name="time"
        label={text.time}
        required
        hint={text.emails}
        options={options(day, record)}
        placeholder={day || failure ? text.choose : text.loading}
        validate={missingTime}
      />
      {date && time && needsLastMeal && (
        <LastMeal
          slot={{ date, time }}
          hours={record.fastingHours}
          since={notEatenSince}
          onSince={(since) => form.change('notEatenSince', since)}
        />
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  )
}

const missingDate = (date = ''): string | undefined => (date ? undefined : text.dateMissing)
const missingTime = (time = ''): string | undefined => (time ? undefined : text.timeMissing)

function options(day: SlotsResponse | null, record: MovableVisit) {
  return (day?.slots ?? []).map(({ time, reason }) => {
    const now = day?.date === record.date && time === record.time
    const why = now ? text.now : reason && reason !== 'lead-time' ? text.reasons[reason] : null
    return { value: time, label: why ? `${time} (${why})` : time, disabled: why !== null }
  })
}

/** The patient may have begun to fast for the present time. */
const fastOf = ({ date, time, fastingHours }: MovableVisit) =>
  fastingHours > 0 && findSlot(time)
    ? { fastingHours, notEatenSince: fastingStart(date, time, fastingHours).toISOString() }
    : {}

/** The times of a day, loaded when the day is chosen. */
function useDay(date: string | null, record: MovableVisit) {
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: ['slots', date, record.fastingHours, record.date, record.time],
    enabled: date !== null,
    queryFn: async ({ signal }) =>
      responseOf(await api.get('/api/slots', { query: { date: date ?? '', ...fastOf(record) }, signal }), undefined)
        .value,
  })
  return { day: data ?? null, failure: error ? failureText(error.failure) : null }
}
