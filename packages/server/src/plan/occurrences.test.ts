import { addDays } from '@homecare/domain/dates'
import fc from 'fast-check'
// oxlint-disable-next-line import/default -- As in occurrences.ts.
import rrule from 'rrule'
import { describe, expect, it } from 'vitest'
import { type DateRule, hasDates, lastDayOf, occurrencesOf } from './occurrences'

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

const read = (
  text: string,
  startsOn: string,
  window: { from: string; through: string },
  endsOn: string | null = null,
) => occurrencesOf({ rrule: text, startsOn, endsOn }, window)

describe('the days of a rule', () => {
  it('a window shows the same days whether it is asked alone or as a part of all days since the first one', () => {
    fc.assert(
      fc.property(rule, window, (rule, window) => {
        const all = plainDays(rule, window.through)
        expect(occurrencesOf(rule, window)).toEqual(all.filter((day) => day >= window.from))
      }),
      { numRuns: 1000 },
    )
  })

  it('a rule that ends the day before one of its days and begins again on it has the same days', () => {
    fc.assert(
      fc.property(rule, fc.nat(), (rule, place) => {
        const window = { from: rule.startsOn, through: addDays(rule.startsOn, 800) }
        const all = occurrencesOf(rule, window)
        const from = all[place % Math.max(all.length, 1)] ?? rule.startsOn
        const before = occurrencesOf({ ...rule, endsOn: addDays(from, -1) }, window)
        expect([...before, ...occurrencesOf({ ...rule, startsOn: from }, window)]).toEqual(all)
      }),
    )
  })

  it('every second week is counted from Monday on, so a rule from a Sunday has its Monday nine days later', () => {
    const march = { from: '2026-03-01', through: '2026-03-31' }
    const days = ['2026-03-01', '2026-03-09', '2026-03-15', '2026-03-23', '2026-03-29']
    expect(read('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU', '2026-03-01', march)).toEqual(days)
  })

  it('a monthly rule on the 31st leaves short months out, and the last day is in each', () => {
    const half = { from: '2027-01-01', through: '2027-05-31' }
    expect(read('FREQ=MONTHLY', '2026-12-31', half)).toEqual(['2027-01-31', '2027-03-31', '2027-05-31'])
    const last = ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']
    expect(read('FREQ=MONTHLY;BYMONTHDAY=-1', '2026-12-01', half)).toEqual(last)
  })

  it('a rule has no day before its first one or after its last one', () => {
    const week = { from: '2026-03-01', through: '2026-03-07' }
    expect(read('FREQ=DAILY', '2026-03-06', week)).toEqual(['2026-03-06', '2026-03-07'])
    expect(read('FREQ=DAILY', '2026-01-01', week, '2026-03-02')).toEqual(['2026-03-01', '2026-03-02'])
    expect(read('FREQ=DAILY', '2026-01-01', week, '2026-02-28')).toEqual([])
    expect(read('FREQ=DAILY', '2026-03-08', week)).toEqual([])
  })

  it('a text that is no rule of plans is an error and not a plan without visits', () => {
    expect(() => read('FREQ=YEARLY', '2026-01-01', { from: '2026-01-01', through: '2026-12-31' })).toThrow(
      'not-offered',
    )
  })
})

describe('the last day that a text says', () => {
  it('a count becomes the day on which the last visit is, so that there are as many visits as were asked for', () => {
    fc.assert(
      fc.property(rule.filter(hasDates), fc.integer({ min: 1, max: 30 }), ({ rrule, startsOn }, count) => {
        const last = lastDayOf(`${rrule};COUNT=${count}`, startsOn)
        const days = occurrencesOf({ rrule, startsOn, endsOn: last }, { from: startsOn, through: '9999-12-31' })
        expect(days).toHaveLength(count)
        expect(days.at(-1)).toBe(last)
      }),
      { numRuns: 50 },
    )
  })

  it('a day is itself, and a text without an end has none', () => {
    expect(lastDayOf('FREQ=DAILY;UNTIL=20261231', '2026-03-01')).toBe('2026-12-31')
    expect(lastDayOf('FREQ=DAILY', '2026-03-01')).toBeNull()
  })
})

describe('a rule without a day', () => {
  it('a rule whose days do not come within two years, or not before its end, has none', () => {
    const has = (rrule: string, startsOn: string, endsOn: string | null = null) => hasDates({ rrule, startsOn, endsOn })
    expect(has('FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=30', '2026-02-01')).toBe(false)
    expect(has('FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=30', '2026-03-01')).toBe(true)
    expect(has('FREQ=WEEKLY;BYDAY=FR', '2026-03-07', '2026-03-12')).toBe(false)
    expect(has('FREQ=WEEKLY;BYDAY=FR', '2026-03-07', '2026-03-13')).toBe(true)
    expect(has('FREQ=DAILY', '2026-03-07', '2026-03-06')).toBe(false)
  })
})
