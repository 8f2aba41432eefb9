import { twelveHours } from '@homecare/domain/clock'
import { dubaiInstant, formatDate } from '@homecare/domain/dates'
import { textsWithDigits } from '@homecare/domain/digits'
import type { Locale } from '@homecare/domain/locales'
import { formatAed } from '@homecare/domain/money'
import * as ar from '../locales/ar/quote.json'
import * as en from '../locales/en/quote.json'
import type { QuoteContent } from './parts'

export const QUOTE: Record<Locale, typeof en> = {
  en,
  get ar() {
    return textsWithDigits(ar)
  },
}

type Line = QuoteContent['lines'][number]

/** `From Tue 1 Dec 2026 to Wed 30 Dec 2026`. */
export function periodText({ startsOn, endsOn }: Pick<QuoteContent, 'startsOn' | 'endsOn'>, locale: Locale): string {
  const { period } = QUOTE[locale]
  const from = formatDate(startsOn, locale)
  if (endsOn === null) return period.from({ from })
  return startsOn === endsOn ? period.day({ from }) : period.fromTo({ from, to: formatDate(endsOn, locale) })
}

/** When a line's visits are: `Monday to Saturday, 7:00 am to 7:00 pm`; '' where all of it is agreed later. */
export function whenText({ days, startMinute, minutes }: Line, locale: Locale): string {
  const { when } = QUOTE[locale]
  const named = daysText(days, locale)
  if (startMinute === null || minutes === null) return named === '' ? '' : when.days({ days: named })
  const end = startMinute + minutes
  const hours = { from: hourText(startMinute, locale), until: hourText(end, locale) }
  const isOver = end > 24 * 60
  if (named === '') return isOver ? when.night(hours) : when.hours(hours)
  return isOver ? when.daysAndNight({ days: named, ...hours }) : when.daysAndHours({ days: named, ...hours })
}

/** `26 shifts of 12 hours, AED 600.00 each`. */
export function countText(line: Line, { billing }: Pick<QuoteContent, 'billing'>, locale: Locale): string {
  const { count } = QUOTE[locale]
  const { unit, dayClass, times, minutes, unitFils } = line
  const values = { times, class: dayClass, per: billing, price: formatAed(unitFils, 'always', locale) }
  return unit === 'hour' ? count.hour({ ...values, length: lengthText(minutes ?? 60, locale) }) : count[unit](values)
}

// Any day does: Dubai has no summer time.
const hourText = (minute: number, locale: Locale) => twelveHours(dubaiInstant('2026-01-01', minute), locale)

function lengthText(all: number, locale: Locale): string {
  const { length } = QUOTE[locale]
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (minutes === 0) return length.hours({ hours })
  return hours === 0 ? length.minutes({ minutes }) : length.both({ hours, minutes })
}

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const

function daysText(chosen: readonly number[], locale: Locale): string {
  const { days, everyDay, dayRange } = QUOTE[locale]
  const picked = DAYS.filter((day) => chosen.includes(day))
  const [first, last] = [picked[0], picked.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (picked.length === DAYS.length) return everyDay
  if (picked.length > 2 && last - first === picked.length - 1) return dayRange({ first: days[first], last: days[last] })
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(picked.map((day) => days[day]))
}
