import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import { formatDate, type IsoDate } from '@homecare/domain/dates'
import { Icon } from '@homecare/ui/icon'
import { BanIcon, EditIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { slotPlanMessages } from './messages'
import { bookableWeeks, closingOf, hasOwnSeats } from './plan-of-day'
import styles from './plan-calendar.module.css'

const text = slotPlanMessages.calendar

interface PlanCalendarProps {
  plan: SlotPlan
  today: IsoDate
  /** '' is every day. */
  date: string
  onChoose: (date: string) => void
}

/** Every bookable day by weeks; special days have a label. */
export function PlanCalendar({ plan, today, date, onChoose }: PlanCalendarProps) {
  return (
    <section className={styles.calendar} aria-label={text.label}>
      <button type="button" className={styles.every} aria-pressed={date === ''} onClick={() => onChoose('')}>
        <strong>{text.everyDay}</strong>
        <span className={styles.hint}>{text.everyDayHint}</span>
      </button>
      <table className={styles.weeks} aria-label={text.label}>
        <thead>
          <tr>
            {text.week.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bookableWeeks(today).map((week, index) => (
            <tr key={week.find(Boolean) ?? index}>
              {week.map((day, place) => (
                <td key={day ?? place}>
                  {day && (
                    <Day
                      plan={plan}
                      day={day}
                      today={day === today}
                      named={day === today || day.endsWith('-01')}
                      chosen={day === date}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface DayProps {
  plan: SlotPlan
  day: IsoDate
  today: boolean
  /** Shows the name of its month. */
  named: boolean
  chosen: boolean
  onChoose: (date: string) => void
}

function Day({ plan, day, today, named, chosen, onChoose }: DayProps) {
  const closing = closingOf(plan, day)
  const mark = closing ? text.closed : hasOwnSeats(plan, day) && text.own
  const month = text.months[Number(day.slice(5, 7)) - 1]
  return (
    <button
      type="button"
      className={styles.day}
      data-closed={closing ? true : undefined}
      aria-pressed={chosen}
      title={closing?.reason}
      onClick={() => onChoose(day)}
    >
      <span aria-hidden="true" className={styles.number}>
        {Number(day.slice(8))}
        {named && <span className={styles.month}> {month}</span>}
      </span>
      <VisuallyHidden>
        {formatDate(day)}
        {today && `, ${text.today}`}
        {mark && `, ${mark}`}
      </VisuallyHidden>
      {mark && (
        <span className={styles.mark} aria-hidden="true">
          <Icon icon={closing ? BanIcon : EditIcon} size={14} />
          <span>{mark}</span>
        </span>
      )}
    </button>
  )
}
