import type { Quote } from '@homecare/contract/quotes'
import type { IsoDate } from '@homecare/domain/dates'
import type { RateUnit } from '@homecare/domain/rates'
import { clock, hours } from '../../parts/care/lengths'
import { lineValue, type RuleValues } from './rule-values'

/** How many rules one change may have. */
export const MAX_RULES = 3

const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6]
const EVERY_DAY = [...MONDAY_TO_SATURDAY, 7]
const shift = (days: readonly number[], startMinute: string, minutes = '12') =>
  ({ repeat: 'weekly', every: '1', days, startMinute, minutes }) satisfies Partial<RuleValues>

/** What most families have: the times of one rule or two. */
export const PRESETS = {
  twelve: [shift(MONDAY_TO_SATURDAY, '07:00')],
  nights: [shift(EVERY_DAY, '19:00')],
  aroundTheClock: [shift(EVERY_DAY, '07:00'), shift(EVERY_DAY, '19:00')],
  liveIn: [shift(EVERY_DAY, '08:00', '24')],
} satisfies Record<string, readonly Partial<RuleValues>[]>

/** The rules of a preset: what was typed of the first one stays, the nurse makes the first one's visits only. */
export const withTimes = (base: RuleValues, times: readonly Partial<RuleValues>[]): RuleValues[] =>
  times.map((each, at) => ({ ...base, ...each, nurseId: at === 0 ? base.nurseId : '' }))

const LENGTHS: Partial<Record<RateUnit, number>> = { shift12: 720, day24: 1440, liveInDay: 1440 }

/** One rule for each line of a quote that says its days and time. */
export function fromQuote(quote: Quote, base: RuleValues, today: IsoDate): RuleValues[] {
  return quote.lines.flatMap(({ service, unit, days, startMinute, minutes }, position) => {
    const length = minutes ?? LENGTHS[unit]
    if (days.length === 0 || startMinute === null || length === undefined) return []
    return [
      {
        ...base,
        ...shift(days, clock(startMinute), hours(length)),
        service,
        quoteLine: lineValue({ quoteId: quote.id, position }),
        startsOn: quote.startsOn > today ? quote.startsOn : today,
        endsOn: quote.endsOn ?? '',
        nurseId: position === 0 ? base.nurseId : '',
      },
    ]
  })
}
