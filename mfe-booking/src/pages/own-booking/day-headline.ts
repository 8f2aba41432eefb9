import type { OwnBooking } from '@homecare/contract/self-service'
import { twelveHours } from '@homecare/domain/clock'
import { formatDate, type IsoDate } from '@homecare/domain/dates'
import { halfHourFrom } from '@homecare/domain/slot-text'
import { dayMessages as text } from './day-messages'
import { lastStepOf, stateOf } from './state-of'

/** What the page begins with. */
export interface DayHeadline {
  title: string
  lead: string
}

/** On the day of a visit the page begins with its nurse and half hour; null on other days, and when that is over. */
export function dayHeadline(
  own: OwnBooking,
  { today, now }: { today: IsoDate | undefined; now: Date },
): DayHeadline | null {
  const { visit, order } = own
  if (!visit || stateOf(own) !== 'booked' || order.date !== today) return null
  const visitAt = new Date(visit.visitAt)
  const nurse = visit.nurse?.firstName ?? text.nurse
  const half = halfHourFrom(visitAt)
  const day = formatDate(order.date).slice(0, -5)
  switch (lastStepOf(visit)?.kind) {
    case 'onTheWay':
      return { title: text.onTheWay(nurse, half), lead: text.keepPhone(day) }
    case 'arrived':
      return { title: text.arrived(nurse), lead: text.today(day) }
    case undefined: {
      const leavesAt = visit.leavesAt && new Date(visit.leavesAt)
      const leaves = leavesAt && now < leavesAt && twelveHours(leavesAt)
      return { title: text.comes(nurse, half), lead: leaves ? text.leaves(day, nurse, leaves) : text.keepPhone(day) }
    }
    default:
      return null
  }
}
