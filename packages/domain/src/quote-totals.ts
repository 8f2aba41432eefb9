import { addDays, type IsoDate } from './dates'
import type { Fils } from './money'
import { vatPercent, vatWithin, type DayClass, type RateUnit, type VatRule } from './rates'

/** What the total of a quote is for: all of the care, each week of it, or each month. */
export const BILLINGS = ['once', 'week', 'month'] as const
export type Billing = (typeof BILLINGS)[number]

/** Which care, when, and at which price with its VAT. */
export interface QuoteLine {
  service: string
  unit: RateUnit
  dayClass: DayClass
  /** The weekdays, 1 for Monday to 7 for Sunday; empty where the days are agreed later. */
  days: readonly number[]
  /** Minutes after midnight in Dubai; null where the time is agreed later. */
  startMinute: number | null
  /** The length of each visit; null for what has none, as a month. */
  minutes: number | null
  /** How many visits, shifts or months the period of the total has. */
  times: number
  unitFils: Fils
  vatRule: VatRule
}

interface Period {
  startsOn: IsoDate
  /** The last day; null for care without an end. */
  endsOn: IsoDate | null
  billing: Billing
}

const DAY_MS = 86_400_000
const weekday = (day: IsoDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** How many of these weekdays a period of a total has; null where that differs from period to period or has no end. */
export function timesIn({ startsOn, endsOn, billing }: Period, days: readonly number[]): number | null {
  if (days.length === 0 || billing === 'month') return null
  if (billing === 'week') return days.length
  if (endsOn === null || endsOn < startsOn) return null
  const length = (Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS + 1
  const rest = Array.from({ length: length % 7 }, (_, index) => weekday(addDays(startsOn, index)))
  return Math.floor(length / 7) * days.length + rest.filter((day) => days.includes(day)).length
}

/** The amount of one line with its VAT: half a fils is rounded up. */
export const lineFils = ({ unit, minutes, times, unitFils }: QuoteLine): Fils =>
  unit === 'hour' ? Math.floor((2 * unitFils * times * (minutes ?? 60) + 60) / 120) : unitFils * times

export interface QuoteTotals {
  /** Of each line with its VAT, before the discount. */
  lines: Fils[]
  discount: Fils
  /** What the family pays, with VAT. */
  total: Fils
  vat: Fils
}

/** The sums of a quote for one period. The discount is spread over the lines, so that each line's VAT is of what is paid for it. */
export function quoteTotals(lines: readonly QuoteLine[], discount: Fils, day: IsoDate): QuoteTotals {
  const amounts = lines.map(lineFils)
  const parts = spread(discount, amounts)
  const paid = amounts.map((amount, index) => amount - (parts[index] ?? 0))
  const vat = lines.map(({ vatRule }, index) => vatWithin(paid[index] ?? 0, vatPercent(vatRule, day)))
  return { lines: amounts, discount, total: sum(paid), vat: sum(vat) }
}

const sum = (amounts: readonly Fils[]): Fils => amounts.reduce((total, each) => total + each, 0)

/** Divides an amount by these weights into whole fils: what is left goes to the largest remainders, the first of equal ones. */
export function spread(amount: Fils, weights: readonly Fils[]): Fils[] {
  const whole = sum(weights)
  if (whole === 0) return weights.map(() => 0)
  const parts = weights.map((weight) => Math.floor((amount * weight) / whole))
  const remainders = weights.map((weight, index) => ({ index, rest: (amount * weight) % whole }))
  remainders.sort((one, other) => other.rest - one.rest || one.index - other.index)
  const left = amount - sum(parts)
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
