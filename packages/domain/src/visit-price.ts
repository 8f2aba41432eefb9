import type { Fils } from './money'
import { lineFils, type QuoteLine } from './quote-totals'
import { addDays, mondayOf, type IsoDate } from './dates'

type PricedLine = Pick<QuoteLine, 'service' | 'unit' | 'dayClass' | 'unitFils' | 'vatRule'>

/** What one visit of this length costs by its line, with VAT and without any discount; nothing where a price is for a whole month. */
export const visitFils = (line: PricedLine, minutes: number): Fils =>
  line.unit === 'month' ? 0 : lineFils({ ...line, minutes, times: 1, days: [], startMinute: null })

/** The line by which a visit on a holiday is charged: that of its quote for holidays, if the same care has one there. */
export const holidayLine = <Line extends PricedLine>(line: Line, all: readonly Line[]): Line =>
  all.find(({ service, unit, dayClass }) => service === line.service && unit === line.unit && dayClass === 'holiday') ??
  line

export interface BillingPeriod {
  from: IsoDate
  /** The last day. */
  until: IsoDate
}

/** The weeks from Monday on, or the months, that have a day between the two. */
export function billingPeriods(by: 'week' | 'month', from: IsoDate, through: IsoDate): BillingPeriod[] {
  const periods: BillingPeriod[] = []
  for (let first = firstOf(by, from); first <= through;) {
    const next = by === 'week' ? addDays(first, 7) : firstOf('month', addDays(first, 31))
    periods.push({ from: first, until: addDays(next, -1) })
    first = next
  }
  return periods
}

const firstOf = (by: 'week' | 'month', day: IsoDate): IsoDate =>
  by === 'month' ? `${day.slice(0, 8)}01` : mondayOf(day)
