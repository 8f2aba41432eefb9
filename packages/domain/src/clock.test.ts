import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { patientRange, patientTime, staffHour, staffTime } from './clock'

describe('a time for patients', () => {
  test.each([
    ['2026-11-25T17:30:00Z', '9:30 pm on Wed 25 Nov'],
    ['2026-11-25T20:00:00Z', '12:00 am on Thu 26 Nov'],
    ['2026-11-26T08:00:00Z', '12:00 pm on Thu 26 Nov'],
    ['2026-11-25T22:00:59Z', '2:00 am on Thu 26 Nov'],
    ['2026-12-31T20:05:00Z', '12:05 am on Fri 1 Jan'],
  ])('%s is read as %s', (iso, text) => {
    expect(patientTime(new Date(iso))).toBe(text)
  })

  it('has the year on what is kept, such as a receipt', () => {
    expect(patientTime(new Date('2026-11-25T17:30:00Z'), { year: true })).toBe('9:30 pm on Wed 25 Nov 2026')
  })

  it('names the day once where it says from when to when', () => {
    expect(patientRange(new Date('2026-03-03T07:30:00Z'), new Date('2026-03-03T08:00:00Z'))).toBe(
      'between 11:30 am and 12:00 pm on Tue 3 Mar',
    )
  })

  it('never lacks its part of the day or its weekday, and is the minute that staff read', () => {
    const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, (at) => {
        const [, hour, minute, half, weekday] =
          /^(\d{1,2}):(\d\d) (am|pm) on (Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d{1,2} \w{3}$/.exec(patientTime(at)) ?? []
        const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
        expect(`${String(hours).padStart(2, '0')}:${minute}`).toBe(staffHour(at))
        expect(staffTime(at).slice(0, 3)).toBe(weekday)
      }),
    )
  })
})

test('a time for staff has 24 hours, and the day first', () => {
  expect(staffTime(new Date('2026-11-25T17:30:00Z'))).toBe('Wed 25 Nov 2026, 21:30')
})

describe('on a device in another time zone', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns', 'Africa/Cairo', 'Asia/Kathmandu'])(
    'times are those of Dubai in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(new Date('2026-11-25T17:30:00Z').toString()).not.toContain('GMT+0400')
      expect(patientTime(new Date('2026-11-25T20:00:00Z'))).toBe('12:00 am on Thu 26 Nov')
      expect(staffTime(new Date('2026-11-25T17:30:00Z'))).toBe('Wed 25 Nov 2026, 21:30')
    },
  )
})
