import { describe, expect, it } from 'vitest'
import { isUnhealthy } from './release-health'

const well = { views: 1000, errors: 2 }

describe('the health of a new release', () => {
  it('a new release is unhealthy when it has many errors and the previous one had few', () => {
    expect(isUnhealthy({ views: 20, errors: 10 }, well)).toBe(true)
    expect(isUnhealthy({ views: 200, errors: 25 }, well)).toBe(true)
  })

  it('a new release is not judged by a few views or errors', () => {
    expect(isUnhealthy({ views: 19, errors: 19 }, well)).toBe(false)
    expect(isUnhealthy({ views: 20, errors: 4 }, well)).toBe(false)
  })

  it('a new release is healthy with a few more errors than the previous one', () => {
    expect(isUnhealthy({ views: 1000, errors: 50 }, well)).toBe(false)
  })

  it('a new release is healthy when the previous one had as many errors', () => {
    expect(isUnhealthy({ views: 100, errors: 40 }, { views: 100, errors: 38 })).toBe(false)
    expect(isUnhealthy({ views: 100, errors: 40 }, { views: 100, errors: 13 })).toBe(true)
  })

  it('a new release is judged by its own errors when the previous one has no views', () => {
    expect(isUnhealthy({ views: 50, errors: 5 }, { views: 0, errors: 0 })).toBe(true)
    expect(isUnhealthy({ views: 60, errors: 5 }, { views: 0, errors: 0 })).toBe(false)
  })
})
