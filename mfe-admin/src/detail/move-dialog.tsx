import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BloodTestDetail } from '@homecare/contract/staff'
import type { SlotsAnswer } from '@homecare/contract/slots'
import { dubaiDate } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Field } from '@homecare/ui/field'
import { LazyDatePicker } from '@homecare/ui/lazy-date-picker'
import { Notice } from '@homecare/ui/notice'
import { SelectInput } from '@homecare/ui/select-input'
import { useApi } from '../data/api-context'
import { answerOf } from '../data/query-client'
import { failureText } from '../failure-text'
import { detailMessages } from './messages'
import { useRecordChange } from './use-record-change'

const words = detailMessages.move

interface MoveDialogProps {
  open: boolean
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
  onClose: () => void
}

/** Another day or time, as agreed on the phone. Full and closed times can't be chosen; the lead time binds no staff. */
export function MoveDialog({ open, record, onRecord, onClose }: MoveDialogProps) {
  const api = useApi()
  const [date, setDate] = useState<string | null>(record.date)
  const [time, setTime] = useState('')
  const [tried, setTried] = useState(false)
  const { day, failure } = useDay(open ? date : null)
  const { busy, refusal, setRefusal, change } = useRecordChange('bloodtests', record, onRecord)

  useEffect(() => {
    if (!open) return
    setDate(record.date)
    setTime('')
    setTried(false)
    setRefusal(null)
  }, [open, record.date, setRefusal])

  const save = async () => {
    setTried(true)
    if (!date || !time || busy) return
    const end = await change({
      name: 'move',
      call: () =>
        api.post('/api/bloodtests/{id}/move', {
          params: { id: record.id },
          body: { version: record.version, date, time },
        }),
      done: words.done,
      words: { SLOT_FULL: words.full },
    })
    if (end !== 'failed') onClose()
  }

  return (
    <Dialog
      open={open}
      title={words.title}
      onClose={() => busy === null && onClose()}
      actions={
        <>
          <Button variant="quiet" disabled={busy !== null} onClick={onClose}>
            {words.close}
          </Button>
          <Button variant="secondary" busy={busy !== null} busyLabel={words.saving} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <Field label={words.date} required error={tried && !date && words.dateMissing}>
        {(aria) => (
          <LazyDatePicker
            {...aria}
            value={date}
            min={dubaiDate(new Date())}
            max={day?.lastDate}
            onChange={(next) => {
              setDate(next)
              setTime('')
            }}
          />
        )}
      </Field>
      <Field label={words.time} required hint={words.mails} error={tried && !time && words.timeMissing}>
        {(aria) => (
          <SelectInput
            {...aria}
            options={options(day, record)}
            placeholder={day || failure ? words.choose : words.loading}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        )}
      </Field>
      {failure && <Notice kind="error">{failure}</Notice>}
      {refusal && <Notice kind="error">{refusal.text}</Notice>}
    </Dialog>
  )
}

function options(day: SlotsAnswer | null, record: BloodTestDetail) {
  return (day?.slots ?? []).map(({ time, reason }) => {
    const now = day?.date === record.date && time === record.time
    const why = now ? words.now : reason && reason !== 'lead-time' ? words.reasons[reason] : null
    return { value: time, label: why ? `${time} (${why})` : time, disabled: why !== null }
  })
}

/** The times of a day, as they stand when it is chosen. */
function useDay(date: string | null) {
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: ['slots', date],
    enabled: date !== null,
    queryFn: async ({ signal }) =>
      answerOf(await api.get('/api/slots', { query: { date: date ?? '' }, signal }), undefined).value,
  })
  return { day: data ?? null, failure: error ? failureText(error.failure) : null }
}
