import type { Roster } from '@homecare/contract/roster'
import { addDays, formatDate, mondayOf, type IsoDate } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import type { IconDrawing } from '@homecare/ui/icon'
import { ChevronLeftIcon, ChevronRightIcon } from '@homecare/ui/icons'
import { hiddenWhenNarrow, VisuallyHidden } from '@homecare/ui/visually-hidden'
import { rosterMessages } from './messages'
import styles from './week-strip.module.css'

const text = rosterMessages.week
const DAYS = [0, 1, 2, 3, 4, 5, 6]

interface WeekStripProps {
  date: IsoDate
  today: IsoDate
  /** The figures of the week that is loaded, which may still be another one. */
  week: Roster['week']
  onChoose: (date: IsoDate) => void
}

/** The days of a week with how many visits each has, and how many of them have no nurse. */
export function WeekStrip({ date, today, week, onChoose }: WeekStripProps) {
  const step = (days: number, label: string, icon: IconDrawing) => (
    <Button variant="quiet" size="sm" icon={icon} title={label} onClick={() => onChoose(addDays(date, days))}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  )
  return (
    <nav className={styles.strip} aria-label={text.label}>
      {step(-7, text.before, ChevronLeftIcon)}
      <ol className={styles.days}>
        {DAYS.map((place) => {
          const day = addDays(mondayOf(date), place)
          return (
            <li key={day}>
              <button
                type="button"
                className={styles.day}
                data-today={day === today || undefined}
                aria-current={day === date ? 'date' : undefined}
                onClick={() => onChoose(day)}
              >
                <Day day={day} figures={week.find((each) => each.date === day)} />
              </button>
            </li>
          )
        })}
      </ol>
      {step(7, text.after, ChevronRightIcon)}
    </nav>
  )
}

function Day({ day, figures }: { day: IsoDate; figures: Roster['week'][number] | undefined }) {
  const [weekday, number, month] = formatDate(day).split(' ')
  return (
    <>
      <span className={styles.name}>
        {weekday} {number} <span className={styles.month}>{month}</span>
      </span>
      <span className={styles.count}>
        {figures && (
          <>
            {figures.visits} <span className={hiddenWhenNarrow}>{text.visits(figures.visits)}</span>
          </>
        )}
      </span>
      <span className={styles.open}>
        {figures && figures.open > 0 && (
          <>
            {figures.open} <span className={hiddenWhenNarrow}>{text.open}</span>
          </>
        )}
      </span>
    </>
  )
}
