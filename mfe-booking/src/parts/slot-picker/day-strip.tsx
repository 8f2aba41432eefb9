import { useEffect, useRef } from 'react'
import { addDays, formatDate, type IsoDate } from '@homecare/domain/dates'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { STRIP_DAYS } from './use-earliest'
import styles from './day-strip.module.css'

interface DayStripProps {
  today: IsoDate
  lastDate: IsoDate | undefined
  date: IsoDate | null
  onChoose: (date: IsoDate) => void
}

/** The next two weeks as a row that scrolls, for phones; the calendar has the other days. */
export function DayStrip({ today, lastDate, date, onChoose }: DayStripProps) {
  const list = useRef<HTMLUListElement>(null)
  const chosen = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Only sideways: scrollIntoView would move the page as well.
    const button = chosen.current
    if (button && list.current) list.current.scrollLeft = button.offsetLeft - button.offsetWidth
  }, [date])
  const days = Array.from({ length: STRIP_DAYS }, (_, index) => addDays(today, index))
  return (
    <ul className={styles.strip} ref={list}>
      {days
        .filter((day) => !lastDate || day <= lastDate)
        .map((day) => {
          const [weekday, number, month] = formatDate(day).split(/\s/)
          return (
            <li key={day}>
              <button
                type="button"
                ref={day === date ? chosen : null}
                className={styles.day}
                aria-pressed={day === date}
                onClick={() => onChoose(day)}
              >
                <VisuallyHidden>{formatDate(day)}</VisuallyHidden>
                <span aria-hidden="true">{weekday}</span>
                <span aria-hidden="true" className={styles.number}>
                  {number}
                </span>
                <span aria-hidden="true">{month}</span>
              </button>
            </li>
          )
        })}
    </ul>
  )
}
