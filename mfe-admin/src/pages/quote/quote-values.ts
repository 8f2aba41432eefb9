import type { DraftQuote, Quote } from '@homecare/contract/quotes'
import { isIsoDate, type IsoDate } from '@homecare/domain/dates'
import { BILLINGS, timesIn } from '@homecare/domain/quote-totals'
import { DAY_CLASSES, RATE_UNITS } from '@homecare/domain/rates'
import { clock, hours, lengthOf, minuteOf } from '../../parts/care/lengths'
import { quoteText } from './messages'

/** A line as it is typed. */
export interface LineValues {
  service: string
  unit: string
  dayClass: string
  days: readonly number[]
  startMinute: string
  minutes: string
  times: string
}

/** A quote as it is typed, by the names of the request. */
export interface QuoteValues {
  startsOn: string
  endsOn: string
  billing: string
  validUntil: string
  lines: readonly LineValues[]
  discount: string
  discountReason: string
  note: string
}

/** How many there are in the period of the total by the days of a line; null where that has to be said. */
export function countedTimes({ startsOn, endsOn, billing }: QuoteValues, days: readonly number[]): number | null {
  const chosen = BILLINGS.find((each) => each === billing)
  if (!chosen || !isIsoDate(startsOn)) return null
  return timesIn({ startsOn, endsOn: endsOn === '' ? null : endsOn, billing: chosen }, days)
}

export function valuesOf(quote: Quote): QuoteValues {
  const { startsOn, billing, validUntil, discount, discountReason, note } = quote
  const values = {
    ...{ startsOn, billing, validUntil, discountReason, note },
    endsOn: quote.endsOn ?? '',
    discount: discount === 0 ? '' : String(discount),
    lines: [],
  }
  return {
    ...values,
    lines: quote.lines.map(({ service, unit, dayClass, days, startMinute, minutes, times, counted }) => ({
      ...{ service, unit, dayClass, days },
      startMinute: startMinute === null ? '' : clock(startMinute),
      minutes: minutes === null ? '' : hours(minutes),
      times: counted ? '' : String(times),
    })),
  }
}

/** The request of what was typed; null while something is missing or wrong. */
export function draftOf(values: QuoteValues, today: IsoDate): DraftQuote | null {
  const billing = BILLINGS.find((each) => each === values.billing)
  const lines = values.lines.flatMap(({ service, days, ...line }) => {
    const unit = RATE_UNITS.find((each) => each === line.unit)
    const dayClass = DAY_CLASSES.find((each) => each === line.dayClass)
    if (!unit || !dayClass) return []
    const times = line.times.trim() === '' ? null : Number(line.times)
    const typed = { startMinute: minuteOf(line.startMinute), minutes: lengthOf(line.minutes) ?? null, times }
    return [{ service, unit, dayClass, days: [...days], ...typed }]
  })
  if (!billing || Object.keys(errorsIn(values, today)).length > 0) return null
  const { startsOn, endsOn, validUntil, discount, discountReason, note } = values
  return {
    ...{ startsOn, billing, validUntil, lines, discountReason, note },
    endsOn: endsOn === '' ? null : endsOn,
    discount: Number(discount || 0),
  }
}

type Errors<Values> = Partial<Record<keyof Values, string>>
type QuoteErrors = Omit<Errors<QuoteValues>, 'lines'> & { lines?: (Errors<LineValues> | undefined)[] }

/** What is missing or wrong, by field. */
export function errorsIn(values: QuoteValues, today: IsoDate): QuoteErrors {
  const { startsOn, endsOn, validUntil, discount, discountReason, lines } = values
  const { period, price } = quoteText
  const ofLines = lines.map((line) => lineErrors(line, countedTimes(values, line.days)))
  return {
    ...(!startsOn && { startsOn: period.missing }),
    ...(endsOn && endsOn < startsOn && { endsOn: period.endFirst }),
    ...(validUntil < today && { validUntil: validUntil ? period.past : period.missing }),
    ...(discount && !/^\d{1,7}(\.\d{1,2})?$/.test(discount.trim()) && { discount: price.amountWrong }),
    ...(Number(discount) > 0 && !discountReason.trim() && { discountReason: price.reasonMissing }),
    ...(ofLines.some(Boolean) && { lines: ofLines }),
  }
}

function lineErrors(line: LineValues, counted: number | null): Errors<LineValues> | undefined {
  const { line: text } = quoteText
  const { service, unit, minutes, times } = line
  const errors: Errors<LineValues> = {
    ...(!service && { service: text.choose }),
    ...(!unit && { unit: text.choose }),
    ...(minutes && lengthOf(minutes) === undefined && { minutes: text.lengthWrong }),
    ...(unit === 'hour' && !minutes && { minutes: text.lengthMissing }),
    ...(times.trim() === '' && counted === null && { times: text.timesMissing }),
    ...(times.trim() !== '' && !/^[1-9]\d{0,2}$/.test(times.trim()) && { times: text.timesWrong }),
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}
