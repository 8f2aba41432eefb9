import type { OrderResponse } from '@homecare/contract/orders'
import { patientTime } from '@homecare/domain/clock'
import { fastAdvice } from '@homecare/domain/fasting'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import * as ar from '../locales/ar/preparation.json'
import * as en from '../locales/en/preparation.json'

type Prepared = Pick<OrderResponse, 'date' | 'time' | 'fastingHours' | 'notEatenSince'>

const TEXTS: Record<Locale, typeof en> = { en, ar }

/** Returns the patient's preparation as it reads at `now`, one sentence each: the same in emails and the calendar file. */
export function preparationSentences(order: Prepared, now: Date, locale: Locale = SOURCE_LOCALE): string[] {
  const { asUsual, water, medicines, keep } = TEXTS[locale]
  if (order.fastingHours === 0) return [asUsual, water, keep]
  return [fastingSentence(order, now, locale), medicines, keep]
}

function fastingSentence({ fastingHours: hours, notEatenSince, ...slot }: Prepared, now: Date, locale: Locale): string {
  const { fastFrom, fastStated, fastOver, fastBegun } = TEXTS[locale]
  const fast = { hours, notEatenSince: notEatenSince === null ? null : new Date(notEatenSince) }
  const advice = fastAdvice(slot, fast, now)
  switch (advice.kind) {
    case 'from':
      return fastFrom({ hours, time: patientTime(advice.at, { locale }) })
    case 'stated':
      return fastStated
    case 'over':
      return fastOver({ hours })
    default:
      return fastBegun({ hours })
  }
}

/** `"within 48 hours of the visit"` of the slowest test in the booking. */
export function reportTime(turnaroundHours: number, locale: Locale = SOURCE_LOCALE): string {
  const { withinHours, withinDays } = TEXTS[locale]
  if (turnaroundHours <= 48) return withinHours({ hours: turnaroundHours })
  return withinDays({ days: Math.ceil(turnaroundHours / 24) })
}
