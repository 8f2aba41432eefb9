import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './dates'
import { planWindowEnd } from './plan-window'
import { billingPeriods, holidayLine, visitFils } from './visit-price'

const line = { service: 'Elderly Care', unit: 'hour', dayClass: 'weekday', unitFils: 10_000, vatRule: 'zero' } as const
const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))

describe('the price of a visit', () => {
  it('is charged by the minute where its line has a price for an hour, once otherwise, and not at all by a month’s price', () => {
    expect(visitFils(line, 90)).toBe(15_000)
    expect(visitFils({ ...line, unit: 'shift12' }, 720)).toBe(10_000)
    expect(visitFils({ ...line, unit: 'month' }, 720)).toBe(0)
  })

  it('on a holiday is that of the same care’s line for holidays, and the usual one where there is none', () => {
    const holiday = { ...line, dayClass: 'holiday', unitFils: 15_000 } as const
    expect(holidayLine(line, [line, holiday])).toBe(holiday)
    expect(holidayLine(line, [line, { ...holiday, unit: 'visit' }])).toBe(line)
  })
})

it('periods have each day between the two once, in order, from a Monday or a first of the month on', () => {
  fc.assert(
    fc.property(fc.constantFrom('week' as const, 'month' as const), day, fc.nat(100), (by, from, length) => {
      const periods = billingPeriods(by, from, addDays(from, length))
      expect(periods[0]!.from <= from && from <= periods[0]!.until).toBe(true)
      expect(periods.at(-1)!.until >= addDays(from, length)).toBe(true)
      for (const [place, period] of periods.entries()) {
        const isFirst = by === 'month' ? period.from.endsWith('-01') : new Date(period.from).getUTCDay() === 1
        expect(isFirst, period.from).toBe(true)
        if (place > 0) expect(period.from).toBe(addDays(periods[place - 1]!.until, 1))
      }
    }),
  )
})

it('visits are made six weeks ahead, and to the end of a month that is not this one', () => {
  fc.assert(
    fc.property(day, (today) => {
      const end = planWindowEnd(today)
      expect(end >= addDays(today, 42)).toBe(true)
      expect(end <= addDays(today, 62)).toBe(true)
      expect(end === addDays(today, 42) || addDays(end, 1).endsWith('-01')).toBe(true)
    }),
  )
})
