import { slotHour } from '@homecare/domain/slot-text'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { addDays, type IsoDate } from '@homecare/domain/dates'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { useToday } from '@homecare/remote-kit/use-today'
import { Waiting } from '@homecare/remote-kit/waiting'
import { Notice } from '@homecare/ui/notice'
import { Skeleton } from '@homecare/ui/skeleton'
import * as texts from '../../locales/en/slot.json'
import { Calendar } from './calendar'
import { DayStrip } from './day-strip'
import { EarliestButton } from './earliest-button'
import { FastingAdvice, FastingStatement } from './fasting-advice'
import { SlotGroups } from './slot-groups'
import { useEarliest } from './use-earliest'
import { useFast } from './use-fast'
import { useSlots } from './use-slots'
import styles from './slot-picker.module.css'

/** A free slot, with the patient's own statement if the fast needs one. */
export interface ChosenSlot extends SlotChoice {
  notEatenSince?: string | undefined
}

interface SlotPickerProps {
  /** The initial choice; the time may be null. */
  initial: { date: string | null; time: string | null; notEatenSince?: string | null | undefined }
  fastingHours: number
  /** The slot that the booking has: its patient may have begun to fast for it. */
  present?: SlotChoice
  /** The visitor's current slot: it is marked, and can't be chosen. */
  own?: SlotChoice
  /** The visitor has chosen a day or a time: what was said about the choice before is over. */
  onChoose?: () => void
  /** The buttons below the times. `chosen` is null, and `missing` says why, while no time is chosen that can be booked. */
  children: (chosen: ChosenSlot | null, missing: string) => ReactNode
}

/**
 * A day and one of its free times; without a choice the first day with a free one. Another day keeps the time if it is free
 * there. An unavailable time shows the reason.
 */
export function SlotPicker(props: SlotPickerProps) {
  const today = useToday()
  if (today !== undefined) return <DayAndTime {...props} today={today} />
  const { loading } = texts
  const { children } = props
  return (
    <Waiting text={loading} slowText={loading}>
      <Skeleton block className={styles.calendar} />
      {children(null, loading)}
    </Waiting>
  )
}

interface DayAndTimeProps extends SlotPickerProps {
  today: IsoDate
}

function DayAndTime({ today, initial, fastingHours, present, own, onChoose, children }: DayAndTimeProps) {
  const fast = useFast(fastingHours, present)
  const earliest = useEarliest(today, fast)
  const [chosenDate, setChosenDate] = useState(initial.date)
  const [chosenTime, setChosenTime] = useState(initial.time)
  /** The time was chosen for another day: it is kept where it is free, and nothing is lost where it is not. */
  const [isKept, setKept] = useState(false)
  // A day that has passed while the page was open is chosen no more.
  const picked = chosenDate !== null && chosenDate >= today ? chosenDate : null
  const time = picked === null ? null : chosenTime
  const [since, setSince] = useState(initial.notEatenSince ?? undefined)
  const [otherOpen, setOtherOpen] = useState(false)
  /** The visitor turned the calendar before the first free day was known. Marking that day would turn it back. */
  const [hasTurned, setHasTurned] = useState(false)
  const date = picked ?? (earliest === 'searching' ? null : (earliest?.date ?? today))
  const { day, lastDate } = useSlots(date, fast)
  const label = useId()
  const slotOfTime = day.state === 'ready' ? day.slots.find((slot) => slot.time === time) : undefined
  const isOwn = own !== undefined && own.date === date && own.time === time
  const lost = !isOwn && !isKept && slotOfTime !== undefined && !slotOfTime.available
  const isFree = isKept ? slotOfTime?.available === true : !lost
  const slot = date !== null && time !== null && !isOwn && isFree ? { date, time } : null
  const needsStatement = slot !== null && slotOfTime?.keepsFast === false
  const chosen = slot && (!needsStatement ? slot : since === undefined ? null : { ...slot, notEatenSince: since })
  const choose = (newDate: string, newTime?: string) => {
    setChosenDate(newDate)
    if (newTime !== undefined) setChosenTime(newTime)
    setKept(newTime === undefined)
    onChoose?.()
    setSince(undefined)
    setOtherOpen(false)
  }
  const isEarliest = (slot: SlotChoice | null | undefined) =>
    earliest !== 'searching' && earliest !== null && earliest.date === slot?.date && earliest.time === slot.time

  return (
    <div className={styles.picker}>
      <div className={styles.day}>
        <div className={styles.earliest}>
          {earliest !== 'searching' && earliest !== null && !isEarliest(own) && (
            <EarliestButton
              slot={earliest}
              today={today}
              chosen={isEarliest(chosen)}
              onChoose={() => choose(earliest.date, earliest.time)}
            />
          )}
        </div>
        <div className={styles.heading}>
          <h2 className={styles.label} id={label}>
            {texts.date}
          </h2>
          <button
            type="button"
            className={styles.other}
            aria-expanded={otherOpen}
            onClick={() => setOtherOpen(!otherOpen)}
          >
            {texts.otherDate}
          </button>
        </div>
        <DayStrip today={today} lastDate={lastDate} date={date} onChoose={choose} />
        <div className={styles.calendarPlace} data-open={otherOpen || undefined}>
          <Suspense fallback={<Skeleton block className={styles.calendar} />}>
            <Calendar
              inline
              aria-labelledby={label}
              value={hasTurned ? picked : date}
              onChange={(newDate) => choose(newDate ?? today)}
              min={today}
              {...(lastDate ? { max: lastDate } : {})}
              today={today}
              onMonthChange={() => setHasTurned(hasTurned || date === null)}
            />
          </Suspense>
        </div>
      </div>
      <div className={styles.times}>
        <SlotGroups
          date={date}
          slots={day}
          chosen={slot?.time ?? null}
          own={own?.date === date ? own.time : null}
          recommendMorning={fastingHours > 0}
          onChoose={(newTime) => choose(date ?? today, newTime)}
          onNextDay={date === null || (lastDate && date >= lastDate) ? undefined : () => choose(addDays(date, 1))}
        />
        {needsStatement ? (
          <FastingStatement hours={fastingHours} slot={slot} since={since} onSince={setSince} />
        ) : (
          fastingHours > 0 && <FastingAdvice hours={fastingHours} time={slot?.time ?? null} />
        )}
        {lost && time !== null && <Notice kind="warning">{texts.lost({ time: slotHour(time) })}</Notice>}
        {children(chosen, slot ? texts.sinceMissing : texts.missing)}
      </div>
    </div>
  )
}
