import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rateOn, VAT_RULES, vatPercent, vatWithin, type Rate } from './rates'

const day = fc
  .integer({ min: 0, max: 3000 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))

it('the VAT within an amount and the rest are the amount, and the rest with its VAT is the amount again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000_000 }), fc.constantFrom(...VAT_RULES), day, (fils, rule, on) => {
      const percent = vatPercent(rule, on)
      const vat = vatWithin(fils, percent)
      expect(Number.isInteger(vat)).toBe(true)
      expect(vat >= 0 && vat <= fils).toBe(true)
      // Half a fils is rounded up.
      const exact = (fils * percent) / (100 + percent)
      expect(Math.abs(vat - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
  expect(vatWithin(105_00, 5)).toBe(5_00)
  expect(vatWithin(105_00, 0)).toBe(0)
})

it('no VAT is in a price before its first day, and none of other rules ever', () => {
  expect(vatPercent('standard', '2017-12-31')).toBe(0)
  expect(vatPercent('standard', '2018-01-01')).toBe(5)
  expect([vatPercent('zero', '2026-11-27'), vatPercent('none', '2026-11-27')]).toEqual([0, 0])
})

it('a price holds from its first to its last day, for its service, unit and class of the day only', () => {
  const rate: Rate = {
    ...{ service: 'Elderly Care', unit: 'hour', dayClass: 'night', fils: 200_00, vatRule: 'zero' },
    ...{ from: '2026-01-01', until: '2026-06-30' },
  }
  const next: Rate = { ...rate, fils: 220_00, from: '2026-07-01', until: null }
  const at = (on: string, changes: Partial<Rate> = {}) => rateOn([next, rate], { ...rate, ...changes }, on)?.fils
  expect([at('2025-12-31'), at('2026-01-01'), at('2026-06-30'), at('2026-07-01'), at('2030-01-01')]).toEqual([
    undefined,
    200_00,
    200_00,
    220_00,
    220_00,
  ])
  for (const changes of [{ service: 'Ventilator Care' }, { unit: 'visit' }, { dayClass: 'weekday' }] as const)
    expect(at('2026-02-01', changes)).toBeUndefined()
})
