import type { IsoDate } from './dates'
import type { Fils } from './money'

/** What a price of care is for. `hour` is charged by the hour; all others by the visit, shift, day or month. */
export const RATE_UNITS = ['visit', 'hour', 'shift12', 'day24', 'liveInDay', 'month'] as const
export type RateUnit = (typeof RATE_UNITS)[number]

/** When care costs more. A visit has the class of the time at which it begins. */
export const DAY_CLASSES = ['weekday', 'night', 'holiday'] as const
export type DayClass = (typeof DAY_CLASSES)[number]

/**
 * `zero`: health care whose recipient is the patient; `standard`: cosmetic care, companionship, a company that pays; `none`: a provider
 * without VAT registration. The provider's accountant decides for each service. Source: uae.md 1.
 */
export const VAT_RULES = ['zero', 'standard', 'none'] as const
export type VatRule = (typeof VAT_RULES)[number]

/** The standard rate in percent, by the day from which it holds; newest first. Source: Federal Decree-Law 8/2017. */
const STANDARD_VAT: readonly { from: IsoDate; percent: number }[] = [{ from: '2018-01-01', percent: 5 }]

export const vatPercent = (rule: VatRule, day: IsoDate): number =>
  rule === 'standard' ? (STANDARD_VAT.find(({ from }) => from <= day)?.percent ?? 0) : 0

/** The VAT that is within an amount, to the nearest fils. Prices that families see include it. Source: uae.md 1. */
export const vatWithin = (fils: Fils, percent: number): Fils =>
  Math.floor((2 * fils * percent + 100 + percent) / (2 * (100 + percent)))

/** One price of care, and the days from and until which it holds. */
export interface Rate {
  service: string
  unit: RateUnit
  dayClass: DayClass
  fils: Fils
  vatRule: VatRule
  from: IsoDate
  /** The last day; null while no end is known. */
  until: IsoDate | null
}

/** The price that holds on a day; undefined if there is none. */
export const rateOn = <Each extends Rate>(
  rates: readonly Each[],
  wanted: Pick<Rate, 'service' | 'unit' | 'dayClass'>,
  day: IsoDate,
): Each | undefined =>
  rates.find(
    ({ service, unit, dayClass, from, until }) =>
      service === wanted.service &&
      unit === wanted.unit &&
      dayClass === wanted.dayClass &&
      from <= day &&
      (until === null || day <= until),
  )
