import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SlotsResponse } from '@homecare/contract/slots'
import { staffHour } from '@homecare/domain/clock'
import { formatDate } from '@homecare/domain/dates'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { LazyDatePicker } from '@homecare/ui/lazy-date-picker'
import { Notice } from '@homecare/ui/notice'
import { useApi } from '../../api/api-context'
import { responseOf } from '../../api/query-client'
import { failureText } from '../../api/failure-text'
import type { CallerDraft } from './caller-draft'
import { callerMessages } from './messages'
import { LastMeal } from '../../parts/last-meal'
import { NoNurse } from '../../parts/no-nurse'
import { slotText } from '../../parts/slot-text'
import type { useSeatHold } from './use-seat-hold'
import styles from './time-choice.module.css'

const text = callerMessages.time
const REFRESH_MS = 20_000

interface TimeChoiceProps {
  draft: CallerDraft
  fastingHours: number
  onSince: (since: string | undefined) => void
  seat: ReturnType<typeof useSeatHold>
}

/** A day and its times; the one that is chosen is held immediately. The lead time does not apply to staff. */
export function TimeChoice({ draft, seat, fastingHours, onSince }: TimeChoiceProps) {
  const { slot, heldUntil } = draft
  const today = useClientToday()
  const [chosenDay, setChosenDay] = useState(slot?.date ?? today)
  const date = chosenDay < today ? today : chosenDay
  const { day, failure } = useDay(date, fastingHours)
  const { hold, busy, lost, refusal, isOver } = seat
  const own = slot !== null && !isOver ? slot : null
  const isOwn = (time: string) => own?.date === date && own.time === time
  const needsLastMeal = day?.slots.some(({ time, keepsFast }) => isOwn(time) && keepsFast === false)
  const nothingFree =
    day !== null && day.slots.every(({ reason, time }) => reason && reason !== 'lead-time' && !isOwn(time))
  return (
    <>
      <div className={styles.day}>
        <Field label={text.day}>
          {(aria) => (
            <LazyDatePicker
              {...aria}
              name="day"
              value={date}
              min={today}
              max={day?.lastDate}
              onChange={(next) => setChosenDay(next ?? today)}
            />
          )}
        </Field>
      </div>
      {failure && <Notice kind="error">{failure}</Notice>}
      {!day && !failure && <p className={styles.quiet}>{text.loading}</p>}
      {day && (
        <div className={styles.times} role="group" aria-label={text.times(formatDate(date))}>
          {day.slots.map(({ time, reason, keepsFast }) => {
            const why = reason && reason !== 'lead-time' && !isOwn(time) ? text.reasons[reason] : null
            return (
              <button
                key={time}
                type="button"
                aria-pressed={isOwn(time)}
                data-busy={busy?.date === date && busy.time === time ? true : undefined}
                disabled={why !== null}
                onClick={() => hold({ date, time })}
              >
                {time} {why ? <span>{why}</span> : keepsFast === false && <span>{text.ifFasting}</span>}
              </button>
            )
          })}
        </div>
      )}
      {day?.closedReason && <Notice kind="warning">{text.closed(day.closedReason)}</Notice>}
      {nothingFree && !day.closedReason && <NoNurse date={date} />}
      {lost && <Lost lost={lost} onTake={hold} />}
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {own && needsLastMeal && (
        <LastMeal slot={own} hours={fastingHours} since={draft.notEatenSince} onSince={onSince} />
      )}
      {slot && heldUntil && !lost && (
        <p role="status" className={styles.held} data-over={isOver || undefined}>
          {isOver ? text.holdOver(slotText(slot)) : text.held(slotText(slot), staffHour(new Date(heldUntil)))}{' '}
          {isOver && (
            <Button variant="secondary" size="sm" busy={busy !== null} onClick={() => hold(slot)}>
              {text.holdAgain}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

function Lost({
  lost: { wanted, alternatives },
  onTake,
}: {
  lost: NonNullable<TimeChoiceProps['seat']['lost']>
  onTake: (slot: SlotChoice) => void
}) {
  if (alternatives.length === 0) return <Notice kind="warning">{text.takenNone(slotText(wanted))}</Notice>
  return (
    <Notice kind="warning" title={text.taken(slotText(wanted))}>
      <span className={styles.alternatives}>
        {alternatives.map((slot) => (
          <Button
            key={slotText(slot)}
            variant="secondary"
            size="sm"
            aria-label={text.take(slotText(slot))}
            onClick={() => onTake(slot)}
          >
            {slotText(slot)}
          </Button>
        ))}
      </span>
    </Notice>
  )
}

/** The times of a day; others book meanwhile, so they are loaded again on a timer. */
function useDay(date: string, fastingHours: number): { day: SlotsResponse | null; failure: string | null } {
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: ['slots', date, fastingHours],
    refetchInterval: REFRESH_MS,
    queryFn: async ({ signal }) =>
      responseOf(
        await api.get('/api/slots', { query: { date, ...(fastingHours > 0 && { fastingHours }) }, signal }),
        undefined,
      ).value,
  })
  return { day: data ?? null, failure: error ? failureText(error.failure) : null }
}
