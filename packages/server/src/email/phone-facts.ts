import { patientTime } from '@homecare/domain/clock'
import { fastAdvice } from '@homecare/domain/fasting'
import { payLinkUrl } from '../booking/get-pay-link'
import { phoneVisitToken } from '../booking/tokens'
import type { Ctx } from '../process/context'
import type { AboutBooking } from './about'
import { arrival, price, visitTime } from './booking-blocks'
import { bookingUrl, type Sender } from './content'

/** What a message to a phone may name: nothing of health, since providers of messages are abroad. All as the person reads it. */
export interface PhoneFacts {
  provider: string
  /** The provider's phone number. */
  phone: string
  order: string
  visit: string
  arrival: string
  total: string
  /** '' while nobody is assigned. */
  nurse: string
  /** When a fast begins; '' for a visit without one, or when that hour has passed. */
  lastMeal: string
  /** The code of six digits that opens the page of a phone's owner. */
  code: string
  /** Who wants to see and manage the visits of somebody. */
  inviter: string
  /** What happened, for who is on duty. */
  alert: string
  /** The day of a nurse's visits. */
  day: string
  /** The page that it leads to; '' for none. */
  url: string
}

export const NO_FACTS: PhoneFacts = {
  ...{ provider: '', phone: '', order: '', visit: '', arrival: '', total: '', nurse: '', lastMeal: '' },
  ...{ code: '', inviter: '', alert: '', day: '', url: '' },
}

export function bookingFacts({ settings }: Pick<Ctx, 'settings'>, about: AboutBooking): PhoneFacts {
  const { order, row, profile, locale, now } = about
  const { date, time, fastingHours: hours } = order
  const notEatenSince = order.notEatenSince === null ? null : new Date(order.notEatenSince)
  const advice = fastAdvice({ date, time }, { hours, notEatenSince }, now)
  return {
    ...NO_FACTS,
    provider: profile.name,
    phone: profile.phone,
    order: order.orderId,
    visit: visitTime(order, locale),
    arrival: arrival(order, locale),
    total: price(order.total, locale),
    nurse: row.nurse?.firstName ?? '',
    lastMeal: advice.kind === 'from' ? patientTime(advice.at, { locale }) : '',
    url:
      row.paymentStatus === 'Paid' || row.payBy === null
        ? bookingUrl({ ...about, token: phoneVisitToken(settings.secret, row) })
        : payLinkUrl({ settings }, row),
  }
}

/** An offer of care. Its services are on its page only. */
export const quoteFacts = (
  { profile, locale }: Sender,
  { quote, url }: { quote: { number: string; total: number }; url: string },
): PhoneFacts => ({
  ...NO_FACTS,
  ...{ provider: profile.name, phone: profile.phone, order: quote.number, total: price(quote.total, locale), url },
})

/** A request has no page of its own. */
export const requestFacts = ({ profile }: Sender, { orderId }: { orderId: string }): PhoneFacts => ({
  ...NO_FACTS,
  ...{ provider: profile.name, phone: profile.phone, order: orderId },
})
