import type { OwnBooking } from '@homecare/contract/self-service'
import { twelveHours } from '@homecare/domain/clock'
import { formatDate, type IsoDate } from '@homecare/domain/dates'
import { halfHourFrom } from '@homecare/domain/slot-text'
import * as texts from '../../locales/en/day.json'
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
  const nurse = visit.nurse ? texts.named({ name: visit.nurse.firstName }) : texts.nurse
  const half = halfHourFrom(visitAt)
  const day = formatDate(order.date).slice(0, -5)
  switch (lastStepOf(visit)?.kind) {
    case 'onTheWay':
      return { title: texts.onTheWay({ nurse, half }), lead: texts.keepPhone({ day }) }
    case 'arrived':
      return { title: texts.arrived({ nurse }), lead: texts.today({ day }) }
    case undefined: {
      const leavesAt = visit.leavesAt && new Date(visit.leavesAt)
      const leaves = leavesAt && now < leavesAt && twelveHours(leavesAt)
      return {
        title: texts.comes({ nurse, half }),
        lead: leaves ? texts.leaves({ day, nurse, time: leaves }) : texts.keepPhone({ day }),
      }
    }
    default:
      return null
  }
}
