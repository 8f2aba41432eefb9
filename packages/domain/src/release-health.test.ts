import { describe, expect, it } from 'vitest'
import { isUnhealthy } from './release-health'

const well = { views: 1000, errors: 2 }

describe('a fresh release', () => {
  it('is taken back when it fails often and the one before did not', () => {
    expect(isUnhealthy({ views: 20, errors: 10 }, well)).toBe(true)
    expect(isUnhealthy({ views: 200, errors: 25 }, well)).toBe(true)
  })

  it('is not judged on a handful of views or errors', () => {
    expect(isUnhealthy({ views: 19, errors: 19 }, well)).toBe(false)
    expect(isUnhealthy({ views: 20, errors: 4 }, well)).toBe(false)
  })

  it('may have a few errors more than the one before', () => {
    expect(isUnhealthy({ views: 1000, errors: 50 }, well)).toBe(false)
  })

  it('is not blamed for what the one before had as well', () => {
    expect(isUnhealthy({ views: 100, errors: 40 }, { views: 100, errors: 38 })).toBe(false)
    expect(isUnhealthy({ views: 100, errors: 40 }, { views: 100, errors: 13 })).toBe(true)
  })

  it('is judged alone where the one before was never seen', () => {
    expect(isUnhealthy({ views: 50, errors: 5 }, { views: 0, errors: 0 })).toBe(true)
    expect(isUnhealthy({ views: 60, errors: 5 }, { views: 0, errors: 0 })).toBe(false)
  })
})
