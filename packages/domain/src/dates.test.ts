import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dubaiDate, dubaiHour, dubaiInstant, formatDate, isIsoDate } from './dates'

const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const date = instant.map((moment) => moment.toISOString().slice(0, 10))

describe('dates in Dubai', () => {
  it('the date in Dubai changes at 20:00 UTC', () => {
    expect(dubaiDate(new Date('2026-03-02T19:59:59.999Z'))).toBe('2026-03-02')
    expect(dubaiDate(new Date('2026-03-02T20:00:00.000Z'))).toBe('2026-03-03')
    expect(dubaiDate(new Date('2025-12-31T20:00:00.000Z'))).toBe('2026-01-01')
  })

  it('dates in Dubai agree with the time zone database through the whole year and many years', () => {
    const dubai = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Dubai',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    fc.assert(fc.property(instant, (moment) => dubaiDate(moment) === dubai.format(moment)))
  })

  it('each minute of a date in Dubai belongs to that date', () => {
    fc.assert(
      fc.property(
        date,
        fc.integer({ min: 0, max: 1439 }),
        (day, minutes) => dubaiDate(dubaiInstant(day, minutes)) === day,
      ),
    )
    expect(dubaiInstant('2026-03-03', 600).toISOString()).toBe('2026-03-03T06:00:00.000Z')
  })

  it('only dates that exist in the calendar are valid', () => {
    fc.assert(fc.property(date, isIsoDate))
    expect(['2026-02-28', '2028-02-29'].every(isIsoDate)).toBe(true)
    const wrong = [
      '2026-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-3-3',
      '03/03/2026',
      '2026-03-03T00:00',
      ' 2026-03-03',
      '2026-03-03\n',
      '',
    ]
    expect(wrong.filter(isIsoDate)).toEqual([])
  })

  it('adding days to a date works forwards and backwards across months, years and leap days', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -800, max: 800 }), (day, days) => addDays(addDays(day, days), -days) === day),
    )
    expect([addDays('2028-02-28', 1), addDays('2026-12-31', 1), addDays('2026-03-01', -1)]).toEqual([
      '2028-02-29',
      '2027-01-01',
      '2026-02-28',
    ])
  })

  it('dates sorted as text are in order of time', () => {
    fc.assert(fc.property(date, fc.integer({ min: 1, max: 800 }), (day, days) => addDays(day, days) > day))
  })

  it('a date is shown as weekday, day, month and year', () => {
    expect(formatDate('2026-03-03')).toBe('Tue 3 Mar 2026')
    expect(formatDate('2026-12-31')).toBe('Thu 31 Dec 2026')
  })

  it('a moment has its date and time in Dubai', () => {
    const at = (iso: string) => [dubaiDate(new Date(iso)), dubaiHour(new Date(iso))]
    expect(at('2026-03-03T10:05:59Z')).toEqual(['2026-03-03', '14:05'])
    expect(at('2026-03-03T20:00:00Z')).toEqual(['2026-03-04', '00:00'])
  })
})
