import { addDays } from '@homecare/domain/dates'
import fc from 'fast-check'
// oxlint-disable-next-line import/default -- As in occurrences.ts.
import rrule from 'rrule'
import { describe, expect, it } from 'vitest'
import { type DateRule, occurrencesOf } from './occurrences'

const day = fc
  .date({ min: new Date('2019-12-01'), max: new Date('2029-03-02'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
/** Those at which months and weeks are counted wrongly most easily. */
const edgeDay = fc.constantFrom('2020-02-29', '2024-02-29', '2024-12-30', '2026-01-31', '2026-03-29', '2027-12-31')
const startsOn = fc.oneof(day, edgeDay)
const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
const placedWeekday = fc.tuple(fc.constantFrom(1, 2, 3, 4, 5, -1, -2, -5), weekday).map((parts) => parts.join(''))
const monthDay = fc.oneof(fc.constantFrom(-1, 29, 30, 31), fc.integer({ min: 1, max: 31 }))
const list = <Item>(name: string, item: fc.Arbitrary<Item>) =>
  fc.uniqueArray(item, { maxLength: 4 }).map((items) => (items.length > 0 ? `;${name}=${items.join()}` : ''))
const text = fc
  .tuple(
    fc.oneof(
      fc.constant('DAILY'),
      list('BYDAY', weekday).map((days) => `WEEKLY${days}`),
      list('BYDAY', placedWeekday).map((days) => `MONTHLY${days}`),
      list('BYMONTHDAY', monthDay).map((days) => `MONTHLY${days}`),
    ),
    fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 99 })),
  )
  .map(([days, interval]) => `FREQ=${days};INTERVAL=${interval}`)
const rule = fc.record({
  rrule: text,
  startsOn,
  endsOn: fc.option(day),
})
const window = fc
  .tuple(startsOn, fc.integer({ min: 0, max: 120 }))
  .map(([from, days]) => ({ from, through: addDays(from, days) }))

/** As rrule itself reads the text and walks from the first day on. */
function plainDays({ rrule: text, startsOn, endsOn }: DateRule, through: string): string[] {
  const dtstart = new Date(startsOn)
  const until = new Date(endsOn !== null && endsOn < through ? endsOn : through)
  return new rrule.RRule({ ...rrule.RRule.parseString(text), wkst: 0, dtstart, until })
    .all()
    .map((at) => at.toISOString().slice(0, 10))
}

describe('the days of a rule', () => {
  it('a window shows the same days whether it is asked alone or as a part of all days since the first one', () => {
    fc.assert(
      fc.property(rule, window, (rule, window) => {
        const all = plainDays(rule, window.through)
        expect(occurrencesOf(rule, window)).toEqual(all.filter((day) => day >= window.from))
      }),
      { numRuns: 2000 },
    )
  })
})
