import type { SlotDays, SlotPlan } from '@homecare/contract/admin/slot-plan'
import { formatDate, type IsoDate } from '@homecare/domain/dates'
import { Icon } from '@homecare/ui/icon'
import { BanIcon, EditIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { partsMessages } from '../../parts/messages'
import { slotPlanMessages } from './messages'
import { bookableWeeks, closingOf, hasOwnSeats } from './plan-of-day'
import styles from './plan-calendar.module.css'

const text = slotPlanMessages.calendar

interface PlanCalendarProps {
  plan: SlotPlan
  /** How much of each day is taken; empty while it is loading. */
  days: SlotDays['days']
  /** Nobody is on duty that day. */
  hasNoNurse: (day: IsoDate) => boolean
  withEveryDay: boolean
  today: IsoDate
  /** '' is every day. */
  date: string
  onChoose: (date: string) => void
}

/** Every bookable day by weeks; special days have a label. */
export function PlanCalendar({ plan, days, hasNoNurse, withEveryDay, today, date, onChoose }: PlanCalendarProps) {
  return (
    <section className={styles.calendar} aria-label={text.label}>
      {withEveryDay && (
        <button type="button" className={styles.every} aria-pressed={date === ''} onClick={() => onChoose('')}>
          <strong>{text.everyDay}</strong>
          <span className={styles.hint}>{text.everyDayHint}</span>
        </button>
      )}
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
                      noNurse={hasNoNurse(day)}
                      seats={days.find((each) => each.date === day)?.slots}
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
  noNurse: boolean
  seats: SlotDays['days'][number]['slots'] | undefined
  today: boolean
  /** Shows the name of its month. */
  named: boolean
  chosen: boolean
  onChoose: (date: string) => void
}

function Day({ plan, day, noNurse, seats, today, named, chosen, onChoose }: DayProps) {
  const closing = closingOf(plan, day)
  const mark = closing ? text.closed : noNurse ? partsMessages.noNurse.mark : hasOwnSeats(plan, day) && text.own
  const taken = seats?.reduce((sum, slot) => sum + slot.taken, 0) ?? 0
  const capacity = seats?.reduce((sum, slot) => sum + slot.capacity, 0) ?? 0
  const month = text.months[Number(day.slice(5, 7)) - 1]
  return (
    <button
      type="button"
      className={styles.day}
      data-closed={closing || noNurse ? true : undefined}
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
        {seats && `, ${text.takenLong(taken, capacity)}`}
      </VisuallyHidden>
      {taken > 0 && (
        <span className={styles.taken} data-full={taken >= capacity || undefined} aria-hidden="true">
          {text.taken(taken, capacity)}
        </span>
      )}
      {mark && (
        <span className={styles.mark} aria-hidden="true">
          <Icon icon={closing || noNurse ? BanIcon : EditIcon} size={14} />
          <span>{mark}</span>
        </span>
      )}
    </button>
  )
}
