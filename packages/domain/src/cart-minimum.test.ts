import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_MINIMUM_FILS, exceedsMinimum, missingAed } from './cart'
import { filsFromAed } from './money'

const total = fc.integer({ min: 0, max: 1_000_000 })

describe('the minimum of a booking', () => {
  it('a total of 300.00 AED is below the default minimum, and 300.01 is above it', () => {
    const enough = (aed: number) => exceedsMinimum(filsFromAed(aed), DEFAULT_MINIMUM_FILS)
    expect([0, 299.99, 300, 300.01, 301].map(enough)).toEqual([false, false, false, true, true])
  })

  it('adding the missing amount exceeds the minimum, and adding one AED less does not', () => {
    fc.assert(
      fc.property(total, total, (sum, minimum) => {
        const missing = missingAed(sum, minimum)
        expect(Number.isInteger(missing)).toBe(true)
        expect(exceedsMinimum(sum + missing * 100, minimum)).toBe(true)
        if (missing > 0) expect(exceedsMinimum(sum + (missing - 1) * 100, minimum)).toBe(false)
      }),
    )
  })

  it('no amount is missing exactly when the total exceeds the minimum', () => {
    fc.assert(
      fc.property(total, total, (sum, minimum) => (missingAed(sum, minimum) === 0) === exceedsMinimum(sum, minimum)),
    )
  })

  it('1 AED is missing at exactly 300.00', () => {
    expect(missingAed(30_000, DEFAULT_MINIMUM_FILS)).toBe(1)
  })
})
