import { Suspense, useId, useState, type ReactNode } from 'react'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { Notice } from '@homecare/ui/notice'
import { Skeleton } from '@homecare/ui/skeleton'
import { messages } from '../../messages'
import { Calendar } from './calendar'
import { FastingAdvice } from './fasting-advice'
import { SlotGroups } from './slot-groups'
import { useSlots } from './use-slots'
import styles from './slot-picker.module.css'

interface SlotPickerProps {
  /** The initial choice; the time may be null. */
  initial: { date: string | null; time: string | null }
  fastingHours: number
  /** The visitor's current slot: it is marked, and can't be chosen. */
  own?: SlotChoice
  /** The buttons below the times. `chosen` is null while no free time is chosen. */
  children: (chosen: SlotChoice | null) => ReactNode
}

/** A day and one of its free times. An unavailable time shows the reason. */
export function SlotPicker({ initial, fastingHours, own, children }: SlotPickerProps) {
  const [today] = useState(() => dubaiDate(new Date()))
  const [date, setDate] = useState(initial.date !== null && initial.date > today ? initial.date : today)
  const [time, setTime] = useState(initial.date === date ? initial.time : null)
  const { day, lastDate } = useSlots(date)
  const label = useId()
  const text = messages.slot

  const slotOfTime = day.state === 'ready' ? day.slots.find((slot) => slot.time === time) : undefined
  const lost = slotOfTime !== undefined && !slotOfTime.available
  const chosen = time !== null && !lost ? { date, time } : null
  const choose = (newDate: string) => {
    setDate(newDate)
    setTime(null)
  }

  return (
    <div className={styles.picker}>
      <div>
        <h2 className={styles.label} id={label}>
          {text.date}
        </h2>
        <Suspense fallback={<Skeleton block className={styles.calendar} />}>
          <Calendar
            inline
            aria-labelledby={label}
            value={date}
            onChange={(newDate) => choose(newDate ?? today)}
            min={today}
            {...(lastDate ? { max: lastDate } : {})}
            today={today}
          />
        </Suspense>
      </div>
      <div className={styles.times}>
        {fastingHours > 0 && <FastingAdvice hours={fastingHours} time={time} />}
        <SlotGroups
          date={date}
          slots={day}
          chosen={chosen?.time ?? null}
          own={own?.date === date ? own.time : null}
          recommendMorning={fastingHours > 0}
          onChoose={setTime}
          onNextDay={lastDate && date >= lastDate ? undefined : () => choose(addDays(date, 1))}
        />
        {lost && time !== null && <Notice kind="warning">{text.lost(time)}</Notice>}
        {children(chosen)}
      </div>
    </div>
  )
}
