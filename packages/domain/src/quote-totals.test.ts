import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineFils, quoteTotals, spread, timesIn, type QuoteLine } from './quote-totals'
import { DAY_CLASSES, RATE_UNITS, VAT_RULES } from './rates'

const line = fc.record({
  service: fc.constant('Elderly Care'),
  unit: fc.constantFrom(...RATE_UNITS),
  dayClass: fc.constantFrom(...DAY_CLASSES),
  days: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
  startMinute: fc.integer({ min: 0, max: 1439 }),
  minutes: fc.integer({ min: 15, max: 1440 }),
  times: fc.integer({ min: 1, max: 999 }),
  unitFils: fc.integer({ min: 0, max: 5_000_000 }),
  vatRule: fc.constantFrom(...VAT_RULES),
})
const lines = fc.array(line, { minLength: 1, maxLength: 20 })

describe('the totals of a quote', () => {
  it('are the sum of its lines less the discount, with the VAT of what is paid for each line', () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (each, share) => {
        const before = each.map(lineFils).reduce((one, other) => one + other, 0)
        const discount = Math.floor(before * share)
        const totals = quoteTotals(each, discount, '2026-11-27')
        expect(totals.lines.every(Number.isInteger)).toBe(true)
        expect(totals.total).toBe(before - discount)
        const taxed = each.some(({ vatRule }) => vatRule === 'standard')
        expect(totals.vat >= 0 && totals.vat <= totals.total).toBe(true)
        if (!taxed) expect(totals.vat).toBe(0)
        if (each.every(({ vatRule }) => vatRule === 'standard'))
          expect(Math.abs(totals.vat - (totals.total * 5) / 105)).toBeLessThanOrEqual(each.length)
      }),
    )
  })

  it('charge hours by the minute, and everything else by the piece', () => {
    const base: QuoteLine = {
      ...{ service: 'Elderly Care', unit: 'hour', dayClass: 'weekday', days: [], startMinute: null },
      ...{ minutes: 90, times: 5, unitFils: 150_00, vatRule: 'zero' },
    }
    expect(lineFils(base)).toBe(1_125_00)
    expect(lineFils({ ...base, minutes: 20, times: 1, unitFils: 100_01 })).toBe(33_34)
    expect(lineFils({ ...base, unit: 'shift12', minutes: 720, times: 26, unitFils: 600_00 })).toBe(15_600_00)
  })

  it('spread a discount in whole fils, nobody getting more than their line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 1, maxLength: 20 }),
        fc.nat(100),
        (weights, percent) => {
          const whole = weights.reduce((one, other) => one + other, 0)
          const amount = Math.floor((whole * percent) / 100)
          const parts = spread(amount, weights)
          expect(parts.reduce((one, other) => one + other, 0)).toBe(amount)
          parts.forEach((part, index) => expect(part >= 0 && part <= (weights[index] ?? 0)).toBe(true))
        },
      ),
    )
  })
})

describe('the times of a line', () => {
  it('are the days of the period that are among its weekdays', () => {
    const day = fc.integer({ min: 0, max: 2000 })
    fc.assert(
      fc.property(day, fc.nat(400), fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), (start, length, days) => {
        const iso = (offset: number) => new Date(Date.UTC(2026, 0, 1 + start + offset)).toISOString().slice(0, 10)
        const all = Array.from({ length: length + 1 }, (_, index) => iso(index))
        const wanted = all.filter((each) => days.includes(new Date(each).getUTCDay() || 7)).length
        expect(timesIn({ startsOn: iso(0), endsOn: iso(length), billing: 'once' }, days)).toBe(wanted)
      }),
    )
  })

  it('count a week where that is what the total is for, and nothing where the period has no end or the days are open', () => {
    const open = { startsOn: '2026-12-01', endsOn: null }
    expect(timesIn({ ...open, billing: 'week' }, [1, 3, 5])).toBe(3)
    expect(timesIn({ ...open, billing: 'once' }, [1])).toBeNull()
    expect(timesIn({ ...open, billing: 'month' }, [1])).toBeNull()
    expect(timesIn({ ...open, billing: 'week' }, [])).toBeNull()
    expect(timesIn({ startsOn: '2026-12-02', endsOn: '2026-12-01', billing: 'once' }, [1])).toBeNull()
  })
})
