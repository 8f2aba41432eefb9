import { Link } from 'react-router-dom'
import type { SlotDays, SlotPlan } from '@homecare/contract/admin/slot-plan'
import { Button } from '@homecare/ui/button'
import { useApi } from '../../api/api-context'
import { refusalText, useChange } from '../../api/use-change'
import { useUndo } from '../../parts/undo'
import { slotPlanMessages } from './messages'
import styles from './half-hours.module.css'

const text = slotPlanMessages.halfHours

type SlotDay = SlotDays['days'][number]

interface HalfHoursProps {
  plan: SlotPlan
  day: SlotDay
  onPlan: (plan: SlotPlan) => void
  /** Somebody else changed the plan meanwhile. */
  onConflict: () => void
}

/** How much of each half hour of a day is taken, and a button that closes it or opens it again. */
export function HalfHours({ plan, day, onPlan, onConflict }: HalfHoursProps) {
  const visits = day.slots.reduce((sum, { taken }) => sum + taken, 0)
  return (
    <section className={styles.halfHours} aria-label={text.title}>
      <p>
        {text.visits(visits)} {visits > 0 && <Link to={`/admin/day-sheet?date=${day.date}`}>{text.sheet}</Link>}
      </p>
      <ul className={styles.list}>
        {day.slots.map((slot) => (
          <HalfHour
            key={slot.time}
            date={day.date}
            slot={slot}
            isClosed={plan.capacities.some(
              (set) => set.date === day.date && set.time === slot.time && set.capacity === 0,
            )}
            onPlan={onPlan}
            onConflict={onConflict}
          />
        ))}
      </ul>
    </section>
  )
}

interface HalfHourProps extends Pick<HalfHoursProps, 'onPlan' | 'onConflict'> {
  date: string
  slot: SlotDay['slots'][number]
  isClosed: boolean
}

function HalfHour({ date, slot: { time, taken, capacity }, isClosed, onPlan, onConflict }: HalfHourProps) {
  const api = useApi()
  const offerUndo = useUndo()
  const { busy, refusal, run } = useChange()

  const post = (closed: boolean) => api.post('/api/slot-plan/half-hours', { body: { date, time, closed } })
  const change = async (closed: boolean) => {
    const answer = await run(time, () => post(closed), { CONFLICT: (detail) => detail ?? text.changed })
    if (!answer.ok) return onConflict()
    onPlan(answer.data)
    offerUndo({
      sentence: closed ? text.closedNow(time) : text.openNow(time),
      undo: async () => {
        const back = await post(!closed)
        if (!back.ok) return refusalText(back, { CONFLICT: (detail) => detail ?? text.changed })
        onPlan(back.data)
        return null
      },
    })
  }
  return (
    <li className={styles.halfHour} data-closed={isClosed || undefined} data-full={taken >= capacity || undefined}>
      <span className={styles.time}>{time}</span>
      <span className={styles.taken}>{isClosed ? text.closed(taken) : text.taken(taken, capacity)}</span>
      <Button
        variant="quiet"
        size="sm"
        busy={busy !== null}
        busyLabel={isClosed ? text.open : text.close}
        aria-label={isClosed ? text.openOf(time) : text.closeOf(time)}
        onClick={() => void change(!isClosed)}
      >
        {isClosed ? text.open : text.close}
      </Button>
      {refusal && (
        <span className={styles.refusal} role="alert">
          {refusal}
        </span>
      )}
    </li>
  )
}
