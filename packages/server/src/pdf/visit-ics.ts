import type { OrderResponse } from '@homecare/contract/orders'
import type { ProviderProfile } from '@homecare/contract/profile'
import { patientTime } from '@homecare/domain/clock'
import { fastAdvice } from '@homecare/domain/fasting'
import { addressParts } from '@homecare/domain/home'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { SLOT_MINUTES, slotStart } from '@homecare/domain/slots'
import { PLACES } from '@homecare/domain/texts-of-languages'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import * as ar from '../locales/ar/calendar.json'
import * as en from '../locales/en/calendar.json'
import { preparationSentences } from './preparation'

const TEXTS: Record<Locale, typeof en> = { en, ar }

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
  locale?: Locale
}

/**
 * The home visit as a calendar file. Times are in UTC, and the UID is the order's, so a later file replaces an earlier
 * one.
 */
export function visitIcs({ order, profile, sequence, stamp, now, canceled = false, locale = SOURCE_LOCALE }: VisitIcs) {
  const start = slotStart(order.date, order.time)
  const { patient, home } = order
  const texts = TEXTS[locale]
  const calendar = ical({
    prodId: { company: profile.name, product: 'Home visits', language: locale.toUpperCase() },
    method: canceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: `${order.orderId}@${profile.email.split('@')[1]}`,
    sequence,
    stamp,
    start,
    end: new Date(start.getTime() + SLOT_MINUTES * 60_000),
    summary: texts.summary({ provider: profile.name }),
    location: addressParts(patient, home, locale, PLACES[locale]).join(texts.listMark),
    description: [
      ...(canceled ? [texts.canceled] : preparationSentences(order, now, locale)),
      texts.change({ order: order.orderId, phone: profile.phone }),
    ].join('\n'),
    organizer: { name: profile.name, email: profile.email },
    status: canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (!canceled) {
    event.createAlarm({ type: ICalAlarmType.display, trigger: 60 * 60, description: texts.inOneHour })
    const fastsFrom = fastStart(order, now)
    if (fastsFrom)
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: (start.getTime() - fastsFrom.getTime()) / 1000,
        description: texts.fastFrom({ time: patientTime(fastsFrom, { locale }) }),
      })
  }
  return inOrder(calendar.toString())
}

/** When the fast begins; null if none is needed or it has begun. */
function fastStart({ date, time, fastingHours }: OrderResponse, now: Date): Date | null {
  const advice = fastAdvice({ date, time }, { hours: fastingHours, notEatenSince: null }, now)
  return advice.kind === 'from' ? advice.at : null
}

/** RFC 5545 has an event's properties before its alarms, and a line end behind the last line; the library has neither. */
function inOrder(ics: string): string {
  const alarms = /(?:BEGIN:VALARM\r\n[^]*?END:VALARM\r\n)+/
  const found = alarms.exec(ics)?.[0] ?? ''
  return `${ics
    .replace(alarms, '')
    .replace('END:VEVENT', () => `${found}END:VEVENT`)
    .trimEnd()}\r\n`
}
