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
import { moveVisit, readSlots } from '../api/record-calls'
import { failureText } from '../failure-text'
import { useHost } from '../host-context'
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
  const host = useHost()
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
      call: () => moveVisit(host, record.id, { version: record.version, date, time }),
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

/** The times of a day; null while they are on their way. */
function useDay(date: string | null): { day: SlotsAnswer | null; failure: string | null } {
  const host = useHost()
  const [day, setDay] = useState<SlotsAnswer | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (!date) return
    const leaving = new AbortController()
    void readSlots(host, date, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return
      setDay(answer.ok ? answer.data : null)
      setFailure(answer.ok ? null : failureText(answer))
    })
    return () => leaving.abort()
  }, [host, date])
  return { day: day && day.date === date ? day : null, failure }
}
