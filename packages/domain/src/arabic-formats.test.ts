import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { patientRange, patientTime, staffHour, twelveHours } from './clock'
import { formatDate, formatDay } from './dates'
import { filsFromAed, formatAed } from './money'

const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

test.each([
  ['2026-03-03', 'الثلاثاء 3\u00A0مارس 2026'],
  ['2026-08-10', 'الاثنين 10\u00A0أغسطس 2026'],
  ['2027-01-01', 'الجمعة 1\u00A0يناير 2027'],
])('the day %s is in Arabic %s', (date, text) => {
  expect(formatDate(date, 'ar')).toBe(text)
  expect(text.endsWith(formatDay(date, 'ar'))).toBe(true)
})

describe('an hour in Arabic', () => {
  test.each([
    ['2026-03-02T20:00:00Z', '12:00\u00A0فجرًا'],
    ['2026-03-03T00:59:00Z', '4:59\u00A0فجرًا'],
    ['2026-03-03T01:00:00Z', '5:00\u00A0صباحًا'],
    ['2026-03-03T07:59:00Z', '11:59\u00A0صباحًا'],
    ['2026-03-03T08:00:00Z', '12:00\u00A0ظهرًا'],
    ['2026-03-03T09:00:00Z', '1:00\u00A0ظهرًا'],
    ['2026-03-03T11:00:00Z', '3:00\u00A0عصرًا'],
    ['2026-03-03T14:30:00Z', '6:30\u00A0مساءً'],
  ])('has the part of the day that people say: %s is %s', (iso, text) => {
    expect(twelveHours(new Date(iso), 'ar')).toBe(text)
  })

  it('is the minute that staff read, with Western digits', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const [, clock, part] =
          /^([0-9]{1,2}:[0-9]{2})\u00A0(فجرًا|صباحًا|ظهرًا|عصرًا|مساءً)$/.exec(twelveHours(at, 'ar')) ?? []
        const hour = Number(staffHour(at).slice(0, 2))
        expect(clock).toBe(`${hour % 12 || 12}${staffHour(at).slice(2)}`)
        expect(hour < 12).toBe(part === 'فجرًا' || part === 'صباحًا')
      }),
    )
  })
})

test('an instant has its day before its hour, with the year on what is kept', () => {
  const at = new Date('2026-03-03T06:30:00Z')
  expect(patientTime(at, { locale: 'ar' })).toBe('الثلاثاء 3\u00A0مارس، الساعة\u00A010:30\u00A0صباحًا')
  expect(patientTime(at, { locale: 'ar', year: true })).toBe('الثلاثاء 3\u00A0مارس 2026، الساعة\u00A010:30\u00A0صباحًا')
})

test.each([
  ['2026-03-03T06:30:00Z', 'يوم الثلاثاء 3\u00A0مارس بين 10:30 و11:00\u00A0صباحًا'],
  ['2026-03-03T07:30:00Z', 'يوم الثلاثاء 3\u00A0مارس بين 11:30\u00A0صباحًا و12:00\u00A0ظهرًا'],
])('a visit from %s is %s', (iso, text) => {
  const from = new Date(iso)
  expect(patientRange(from, new Date(from.getTime() + 1_800_000), 'ar')).toBe(text)
})

test('an amount in Arabic is the English one with the currency behind it', () => {
  expect(formatAed(123_450, 'always', 'ar')).toBe('1,234.50\u00A0د.إ')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.constantFrom('always' as const, 'if-any' as const),
      (fils, cents) => {
        const [amount = ''] = formatAed(fils, cents, 'ar').split('\u00A0')
        expect(filsFromAed(Number(amount.replaceAll(',', '')))).toBe(fils)
        expect(formatAed(fils, cents, 'en')).toBe(`AED\u00A0${amount}`)
      },
    ),
  )
})
