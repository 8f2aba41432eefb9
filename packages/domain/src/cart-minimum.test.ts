import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_MINIMUM_FILS, exceedsMinimum, missingAed } from './cart'
import { filsFromAed } from './money'

const total = fc.integer({ min: 0, max: 1_000_000 })

describe('the minimum of a booking', () => {
  it('is 300 AED and strict: 300.00 is refused, 300.01 is enough', () => {
    const enough = (aed: number) => exceedsMinimum(filsFromAed(aed), DEFAULT_MINIMUM_FILS)
    expect([0, 299.99, 300, 300.01, 301].map(enough)).toEqual([false, false, false, true, true])
  })

  it('is exceeded once the difference is added, and not with one AED less', () => {
    fc.assert(
      fc.property(total, total, (sum, minimum) => {
        const missing = missingAed(sum, minimum)
        expect(Number.isInteger(missing)).toBe(true)
        expect(exceedsMinimum(sum + missing * 100, minimum)).toBe(true)
        if (missing > 0) expect(exceedsMinimum(sum + (missing - 1) * 100, minimum)).toBe(false)
      }),
    )
  })

  it('leaves nothing to add exactly when it is exceeded', () => {
    fc.assert(
      fc.property(total, total, (sum, minimum) => (missingAed(sum, minimum) === 0) === exceedsMinimum(sum, minimum)),
    )
  })

  it('needs 1 AED more at exactly 300.00', () => {
    expect(missingAed(30_000, DEFAULT_MINIMUM_FILS)).toBe(1)
  })
})
