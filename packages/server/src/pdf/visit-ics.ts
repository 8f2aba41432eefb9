import type { OrderResponse } from '@homecare/contract/orders'
import type { ProviderProfile } from '@homecare/contract/profile'
import { SLOT_MINUTES, slotStart } from '@homecare/domain/slots'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { preparationSentences } from './preparation'

export interface VisitIcs {
  order: OrderResponse
  profile: ProviderProfile
  /** Increases with every change of the visit, so that calendars recognise the newer file. */
  sequence: number
  /** The time when this version of the visit was made. */
  stamp: Date
  /** When the file is sent: an hour that has passed then is not in it. */
  now: Date
  canceled?: boolean
}

/**
 * The home visit as a calendar file. Times are in UTC, and the UID is the order's, so a later file replaces an earlier
 * one.
 */
export function visitIcs({ order, profile, sequence, stamp, now, canceled = false }: VisitIcs): string {
  const start = slotStart(order.date, order.time)
  const { patient } = order
  const calendar = ical({
    prodId: { company: profile.name, product: 'Home visits', language: 'EN' },
    method: canceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: `${order.orderId}@${profile.email.split('@')[1]}`,
    sequence,
    stamp,
    start,
    end: new Date(start.getTime() + SLOT_MINUTES * 60_000),
    summary: `Blood test at home, ${profile.name}`,
    location: [`${patient.doorNumber}, ${patient.building}`, patient.landmark, patient.city].join(', '),
    description: [
      ...(canceled ? ['This visit has been cancelled.'] : preparationSentences(order, now)),
      `Order ${order.orderId}. To move or cancel the visit use the link in our email, or call ${profile.phone}.`,
    ].join('\n'),
    organizer: { name: profile.name, email: profile.email },
    status: canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (!canceled)
    event.createAlarm({ type: ICalAlarmType.display, trigger: 60 * 60, description: 'Your nurse comes in one hour.' })
  return calendar.toString()
}
