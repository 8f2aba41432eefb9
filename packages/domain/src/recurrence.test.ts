import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isIsoDate } from './dates'
import { weekdayOf } from './nurse'
import { formatRecurrence, parseRecurrence, type Recurrence, skippedMonths, withDaysOf } from './recurrence'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const PLACES = [1, 2, 3, 4, 5, -5, -4, -3, -2, -1]
const MONTH_DAYS = [...Array.from({ length: 31 }, (_, place) => place + 1), -1]

const days = fc.oneof(
  fc.record({
    frequency: fc.constant('weekly' as const),
    weekdays: fc.subarray(WEEKDAYS.map((day) => ({ day, nth: null }))),
    monthDays: fc.constant([]),
  }),
  fc.record({
    frequency: fc.constant('monthly' as const),
    weekdays: fc.subarray(WEEKDAYS.flatMap((day) => PLACES.map((nth) => ({ day, nth })))),
    monthDays: fc.constant([]),
  }),
  fc.record({
    frequency: fc.constant('monthly' as const),
    weekdays: fc.constant([]),
    monthDays: fc.subarray(MONTH_DAYS),
  }),
  fc.constant({ frequency: 'daily' as const, weekdays: [], monthDays: [] }),
)
const rule: fc.Arbitrary<Recurrence> = fc
  .tuple(days, fc.integer({ min: 1, max: 99 }))
  .map(([days, interval]) => ({ ...days, interval }))
const day = fc
  .date({ min: new Date('2023-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const read = (text: string) => {
  const parsed = parseRecurrence(text)
  return parsed.ok ? parsed.rule : parsed.reason
}

describe('a rule as text', () => {
  it('a rule that is written and read again is the same rule', () => {
    fc.assert(
      fc.property(rule, (rule) => {
        expect(parseRecurrence(formatRecurrence(rule))).toEqual({ ok: true, rule, until: null, count: null })
      }),
    )
  })

  it('a rule is read the same in any case, in any order of its parts and days, with its name and the usual week', () => {
    const shuffled = (items: string[]) => fc.shuffledSubarray(items, { minLength: items.length })
    const written = rule.chain((rule) => {
      const parts = formatRecurrence(rule).split(';')
      const inAnyOrder = fc
        .tuple(...parts.map((part) => shuffled(part.replace(/^.*=/, '').split(','))))
        .map((values) => parts.map((part, place) => part.replace(/=.*/, `=${values[place]?.join()}`)))
      const text = inAnyOrder.chain((parts) => shuffled([...parts, 'WKST=MO'])).map((parts) => parts.join(';'))
      return fc.record({ rule: fc.constant(rule), text, named: fc.boolean(), small: fc.boolean() })
    })
    fc.assert(
      fc.property(written, ({ rule, text, named, small }) => {
        const all = `${named ? 'RRULE:' : ' '}${text}`
        expect(read(small ? all.toLowerCase() : all)).toEqual(rule)
      }),
    )
  })

  it('two texts that say a day twice or write a plus and zeros are one rule', () => {
    expect(read('FREQ=WEEKLY;INTERVAL=01;BYDAY=WE,MO,WE')).toEqual(read('FREQ=WEEKLY;BYDAY=MO,WE'))
    expect(read('FREQ=MONTHLY;BYDAY=+1SU,-1MO,01SU')).toEqual(read('FREQ=MONTHLY;BYDAY=-1MO,1SU'))
    expect(read('FREQ=MONTHLY;BYMONTHDAY=-1,+05,5')).toEqual(read('FREQ=MONTHLY;BYMONTHDAY=5,-1'))
  })

  it('the end of a rule is a day, whether it is written as a date or as an instant, or a number of days', () => {
    const ended = (end: string) => {
      const parsed = parseRecurrence(`FREQ=DAILY;${end}`)
      return parsed.ok && [parsed.until, parsed.count]
    }
    expect(ended('UNTIL=20280229')).toEqual(['2028-02-29', null])
    expect(ended('UNTIL=20261231T235959Z')).toEqual(['2026-12-31', null])
    expect(ended('UNTIL=20261231T000000Z')).toEqual(['2026-12-31', null])
    expect(ended('COUNT=12')).toEqual([null, 12])
  })

  it('what is no rule, what plans do not offer and what never comes are refused with their own reason', () => {
    const refused = {
      unreadable: `|FREQ|FREQ=|DAILY|FREQ=FORTNIGHTLY|INTERVAL=2|FREQ=DAILY;|FREQ=DAILY;;INTERVAL=2|FREQ=DAILY;FREQ=DAILY
        FREQ=WEEKLY;BYDAY=MO;BYDAY=TU|FREQ=DAILY;INTERVAL=-1|FREQ=DAILY;INTERVAL=1.5|FREQ=DAILY;INTERVAL=two|FREQ=WEEKLY;BYDAY=MO,
        FREQ=WEEKLY;BYDAY=XX|FREQ=WEEKLY;BYDAY=1MO|FREQ=DAILY;BYDAY=-1MO|FREQ=WEEKLY;BYDAY=MO TU|FREQ=WEEKLY;BYMONTHDAY=1
        FREQ=MONTHLY;BYMONTHDAY=first|FREQ=MONTHLY;BYDAY=--1MO|FREQ=DAILY;UNTIL=2026-12-31|FREQ=DAILY;UNTIL=20261231T235959
        FREQ=DAILY;UNTIL=20261231T240000Z|FREQ=DAILY;COUNT=5;UNTIL=20261231|FREQ=DAILY;COLOUR=RED|FREQ=WEEKLY;WKST=XX
        RRULE:RRULE:FREQ=DAILY|EXDATE:20261231|FREQ=DAILY=WEEKLY`,
      'not-offered': `FREQ=YEARLY|FREQ=HOURLY|FREQ=MINUTELY|FREQ=SECONDLY|FREQ=DAILY;BYDAY=MO|FREQ=DAILY;BYMONTHDAY=1
        FREQ=DAILY;BYHOUR=9|FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1|FREQ=MONTHLY;BYDAY=MO|FREQ=MONTHLY;BYDAY=1MO,TU
        FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=1|FREQ=MONTHLY;BYMONTHDAY=-2|FREQ=WEEKLY;WKST=SU|FREQ=MONTHLY;BYMONTH=3`,
      impossible: `FREQ=DAILY;INTERVAL=0|FREQ=DAILY;INTERVAL=100|FREQ=MONTHLY;BYDAY=0MO|FREQ=MONTHLY;BYDAY=6MO|FREQ=MONTHLY;BYDAY=-6MO
        FREQ=MONTHLY;BYMONTHDAY=0|FREQ=MONTHLY;BYMONTHDAY=32|FREQ=MONTHLY;BYMONTHDAY=-32|FREQ=DAILY;COUNT=0|FREQ=DAILY;COUNT=1001
        FREQ=DAILY;UNTIL=20260230|FREQ=DAILY;UNTIL=20261301`,
    }
    for (const [reason, texts] of Object.entries(refused))
      for (const text of texts.split(/[|\n]/)) expect([text.trim(), read(text)]).toEqual([text.trim(), reason])
  })

  it('any text is read or refused, and what is read has one text', () => {
    const pieces = 'FREQ|=|DAILY|WEEKLY|MONTHLY|;|BYDAY|,|MO|-1|BYMONTHDAY|31|INTERVAL|2|UNTIL|20261231|COUNT|RRULE:'
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...pieces.split('|'))).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (text) => {
        const parsed = parseRecurrence(text)
        return !parsed.ok || formatRecurrence(parsed.rule) === canonical(formatRecurrence(parsed.rule))
      }),
    )
  })
})

const canonical = (text: string): string => {
  const parsed = parseRecurrence(text)
  return parsed.ok ? formatRecurrence(parsed.rule) : parsed.reason
}

describe('the days of a rule that its text leaves out', () => {
  const without = (frequency: Recurrence['frequency']): Recurrence => ({
    ...{ frequency, interval: 1, weekdays: [], monthDays: [] },
  })

  it('a rule without days has those of its first day', () => {
    expect(withDaysOf(without('weekly'), '2026-03-08').weekdays).toEqual([{ day: 7, nth: null }])
    expect(withDaysOf(without('weekly'), '2026-03-09').weekdays).toEqual([{ day: 1, nth: null }])
    expect(withDaysOf(without('monthly'), '2026-03-09').monthDays).toEqual([9])
    expect(withDaysOf(without('daily'), '2026-03-09')).toEqual(without('daily'))
  })
})

describe('the months that a rule skips', () => {
  const skipped = (days: string, startsOn: string) => {
    const parsed = parseRecurrence(`FREQ=MONTHLY${days}`)
    return parsed.ok && skippedMonths(parsed.rule, startsOn)
  }

  it('a rule on the 31st skips the short months, and one on the last day none', () => {
    expect(skipped('', '2026-12-31')).toEqual(['2027-02', '2027-04', '2027-06', '2027-09', '2027-11'])
    expect(skipped(';BYMONTHDAY=-1', '2026-12-31')).toEqual([])
    expect(skipped(';INTERVAL=2;BYMONTHDAY=15,30', '2026-12-31')).toEqual(['2027-02'])
  })

  it('the 29th is skipped in February but not in a leap year', () => {
    expect(skipped(';BYMONTHDAY=29', '2027-01-01')).toEqual(['2027-02'])
    expect(skipped(';BYMONTHDAY=29', '2028-01-01')).toEqual([])
  })

  it('of the next twelve months those are named that lack a day of the calendar, and no others', () => {
    const monthly = rule.filter(({ frequency }) => frequency === 'monthly')
    fc.assert(
      fc.property(monthly, day, (rule, startsOn) => {
        const { weekdays, monthDays, interval } = withDaysOf(rule, startsOn)
        const first = `${startsOn.slice(0, 7)}-01`
        const dates = Array.from({ length: 366 }, (_, days) => addDays(first, days))
        const months = [...new Set(dates.map((date) => date.slice(0, 7)))].slice(0, 12)
        const lacking = months
          .filter((_, place) => place % interval === 0)
          .filter((month) => {
            const all = Array.from({ length: 31 }, (_, place) => `${month}-${String(place + 1).padStart(2, '0')}`)
            const days = all.filter(isIsoDate)
            const has = ({ day, nth }: (typeof weekdays)[number]) =>
              days.filter((date) => weekdayOf(date) === day % 7).at((nth ?? 0) > 0 ? (nth ?? 0) - 1 : (nth ?? 0))
            return !monthDays.every((day) => day <= days.length) || !weekdays.every(has)
          })
        expect(skippedMonths(rule, startsOn)).toEqual(lacking)
      }),
    )
  })

  it('a rule of days or weeks skips no month', () => {
    const other = rule.filter(({ frequency }) => frequency !== 'monthly')
    fc.assert(fc.property(other, day, (rule, startsOn) => skippedMonths(rule, startsOn).length === 0))
  })
})
