import type { OrderResponse } from '@homecare/contract/orders'
import { patientRange, patientTime } from '@homecare/domain/clock'
import { formatDate } from '@homecare/domain/dates'
import { addressParts } from '@homecare/domain/home'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { lineName, linesByPerson } from '@homecare/domain/people'
import { SLOT_MINUTES, slotStart } from '@homecare/domain/slots'
import { PLACES } from '@homecare/domain/texts-of-languages'
import { isolate, isolateIn, quiet, type Block } from './blocks'
import type { BookingEmail } from './content'
import { EMAIL } from './texts'

type Visit = Pick<OrderResponse, 'date' | 'time'>

// Emails to staff are in English, which is the language where none is given.

export const price = (aed: number, locale: Locale = SOURCE_LOCALE) => formatAed(filsFromAed(aed), 'always', locale)

/** `"Tue 3 Mar 2026, 10:30 Am"`, in Arabic `"الثلاثاء 3 مارس 2026، الساعة 10:30 صباحًا"`. */
export const visitTime = ({ date, time }: Visit, locale: Locale = SOURCE_LOCALE) =>
  locale === SOURCE_LOCALE
    ? `${formatDate(date, locale)}, ${time}`
    : patientTime(slotStart(date, time), { year: true, locale })

/** `"between 10:30 am and 11:00 am on Tue 3 Mar"`. */
export function arrival({ date, time }: Visit, locale: Locale): string {
  const start = slotStart(date, time)
  return patientRange(start, new Date(start.getTime() + SLOT_MINUTES * 60_000), locale)
}

export function address({ patient, home }: OrderResponse, locale: Locale = SOURCE_LOCALE): string {
  const parts = addressParts(patient, home, locale, PLACES[locale])
  return (locale === SOURCE_LOCALE ? parts.map(isolate) : parts).join(EMAIL[locale].listMark)
}

/** Below every link that opens a booking. */
export const privateLink = ({ locale }: { locale: Locale }): Block => quiet(EMAIL[locale].privateLink)

/** Names of tests have commas, as "Vitamin D, 25-Hydroxy"; Arabic ones come with their Latin parts isolated. */
export const testNames = (lines: readonly { name: string }[], locale: Locale = SOURCE_LOCALE): string =>
  lines.map(({ name }) => name).join(EMAIL[locale].testMark)

/** Who has which tests; empty for one person, whose tests are in the prices. */
export function peopleFacts({ people, lines }: OrderResponse, locale: Locale = SOURCE_LOCALE): [string, string][] {
  if (people.length === 1) return []
  return linesByPerson(people, lines).map((each) => [each.name, testNames(each.lines, locale)])
}

export function priceBlock({ order, locale }: Pick<BookingEmail, 'order' | 'locale'>, label: string): Block {
  const { collection, included } = EMAIL[locale]
  const people = order.people.map((name) => isolateIn(locale, name))
  const lines = order.lines.map((line): [string, string] => [lineName(people, line), price(line.price, locale)])
  return {
    type: 'prices',
    lines: [...lines, [collection, included]],
    total: [label, price(order.total, locale)],
  }
}
