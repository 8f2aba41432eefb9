import type { SlotDays, SlotPlan } from '@homecare/contract/admin/slot-plan'
import { formatDate } from '@homecare/domain/dates'
import { TitledPanel } from '../../parts/panel'
import { usePermission } from '../../api/use-permission'
import { Closing } from './closing'
import { HalfHours } from './half-hours'
import { HeldSeats } from './held-seats'
import { DayNurses } from './day-nurses'
import { slotPlanMessages } from './messages'
import { seatsOfDay } from './plan-of-day'
import { SeatsInput } from './seats-input'
import styles from './day-panel.module.css'

const text = slotPlanMessages.day

interface DayPanelProps {
  plan: SlotPlan
  /** '' is every day. */
  date: string
  /** How much of the day is taken. */
  day: SlotDays['days'][number] | undefined
  onPlan: (plan: SlotPlan) => void
  onConflict: () => void
}

/** One day: whether it is open, what is taken, and for admins the seats of its twelve half hours. */
export function DayPanel({ plan, date, day, onPlan, onConflict }: DayPanelProps) {
  const mayPlan = usePermission('manage-slots')
  const mayWork = usePermission('work-on-bookings')
  const seats = seatsOfDay(plan, date)
  const periods = [...new Set(seats.map(({ period }) => period))]
  return (
    <TitledPanel title={date ? formatDate(date) : text.everyDayTitle}>
      {date && mayPlan && <Closing plan={plan} date={date} onPlan={onPlan} />}
      {date && <DayNurses date={date} day={day} />}
      {day && <HalfHours plan={plan} day={day} onPlan={onPlan} onConflict={onConflict} />}
      {date && mayWork && <HeldSeats date={date} onEnded={onConflict} />}
      {mayPlan && (
        <>
          <p className={styles.quiet}>
            {date ? text.dayLead : text.everyDayLead(plan.defaultCapacity)} {text.keys}
          </p>
          <div className={styles.periods}>
            {periods.map((period) => (
              <section key={period} aria-label={text.periods[period]} className={styles.period}>
                <h3 className={styles.title}>{text.periods[period]}</h3>
                {seats
                  .filter((slot) => slot.period === period)
                  .map((slot) => (
                    <SeatsInput key={slot.time} date={date} slot={slot} onPlan={onPlan} />
                  ))}
              </section>
            ))}
          </div>
        </>
      )}
    </TitledPanel>
  )
}
