import { addDays } from '@homecare/domain/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { occurrencesOf } from './occurrences'
import { overlappingRules } from './overlapping-rules'

const FIRST = '2026-12-24'
const rule = fc.record({
  rrule: fc.constantFrom(
    ...['FREQ=DAILY', 'FREQ=DAILY;INTERVAL=3', 'FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU'],
    ...['FREQ=MONTHLY;BYMONTHDAY=1,31', 'FREQ=MONTHLY;BYDAY=-1TH', 'FREQ=MONTHLY;INTERVAL=5;BYDAY=5WE'],
  ),
  startsOn: fc.integer({ min: 0, max: 40 }).map((days) => addDays(FIRST, days)),
  endsOn: fc.option(fc.integer({ min: 0, max: 90 }).map((days) => addDays(FIRST, days))),
  // Few, so that one visit often begins when another one ends.
  startMinute: fc.constantFrom(0, 420, 720, 1140),
  minutes: fc.constantFrom(60, 420, 720, 1440),
})
type Rule = Parameters<typeof overlappingRules>[0][number]

/** Compares each visit with each other one. */
function firstDayByHand(one: Rule, other: Rule): string | undefined {
  const from = [one.startsOn, other.startsOn].sort()[1] ?? ''
  const visitsOf = ({ startMinute, minutes, ...rule }: Rule) =>
    occurrencesOf(rule, { from: addDays(from, -1), through: addDays(from, 400) }).map((day) => {
      const at = Date.parse(day) / 60_000 + startMinute
      return { day, at, end: at + minutes }
    })
  const theirs = visitsOf(other)
  return visitsOf(one)
    .flatMap((our) =>
      theirs.filter(({ at, end }) => our.at < end && at < our.end).map(({ at, day }) => (our.at > at ? our.day : day)),
    )
    .sort()[0]
}

const day = (start: number, end: number, more: Partial<Rule> = {}): Rule => ({
  ...{ rrule: 'FREQ=DAILY', startsOn: '2026-03-02', endsOn: null },
  ...{ startMinute: start * 60, minutes: (end - start) * 60 },
  ...more,
})

describe('rules of a plan that overlap', () => {
  it('two rules overlap on the first day on which a visit of one begins before one of the other has ended', () => {
    fc.assert(
      fc.property(rule, rule, (one, other) => {
        const found = overlappingRules([one, other])
        expect(found?.day).toBe(firstDayByHand(one, other))
        if (found) expect(found.rules).toEqual([one, other])
      }),
      { numRuns: 500 },
    )
  })

  it('a nurse may come when another one leaves: day and night, and live-in days, do not overlap', () => {
    expect(overlappingRules([day(7, 19), day(19, 31)])).toBeNull()
    expect(overlappingRules([day(7, 31)])).toBeNull()
  })

  it('a night reaches into the next day, also into the first day of the rule that replaces it', () => {
    const nights = day(19, 31, { endsOn: '2026-03-08' })
    const early = day(6, 8, { startsOn: '2026-03-09' })
    expect(overlappingRules([nights, early])).toEqual({ rules: [nights, early], day: '2026-03-09' })
    expect(overlappingRules([nights, { ...early, startsOn: '2026-03-10' }])).toBeNull()
    expect(overlappingRules([nights, { ...early, startMinute: 420 }])).toBeNull()
  })

  it('the same hours on other weekdays do not overlap', () => {
    const on = (days: string) => day(7, 19, { rrule: `FREQ=WEEKLY;BYDAY=${days}` })
    const [work, weekend] = [on('MO,TU,WE,TH,FR'), on('SA,SU')]
    expect(overlappingRules([work, weekend])).toBeNull()
    const all = [work, weekend, on('FR')]
    expect(overlappingRules(all)).toEqual({ rules: [work, all[2]], day: '2026-03-06' })
  })
})
