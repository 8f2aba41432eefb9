import { afterEach, describe, expect, test, vi } from 'vitest'
import { failureText, waitText } from './failure-text'

const refused = (status: number, retryAfterSeconds: number | null = null) => ({
  ok: false as const,
  status,
  problem: null,
  retryAfterSeconds,
})

describe('a failed call in words', () => {
  afterEach(() => vi.unstubAllGlobals())
  test('distinguishes no connection from a failing server', () => {
    expect(failureText(refused(0))).toMatch(/could not be reached/)
    expect(failureText(refused(503))).toMatch(/could not answer just now/)
  })
  test('says that the device is offline where the browser knows it, and of an answer what it is', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(failureText(refused(0))).toBe('You are offline. Try again when your connection is back.')
    expect(failureText(refused(503))).toMatch(/could not answer just now/)
  })
  test('says of a refusal why, and not that the server failed', () => {
    const problem = {
      code: 'BELOW_MINIMUM',
      title: 'Too little',
      status: 422,
      detail: 'Please add more items.',
    } as const
    expect(failureText({ ...refused(422), problem })).toBe('Please add more items.')
    expect(failureText({ ...refused(503), problem: { ...problem, status: 503 } })).toMatch(/could not answer just now/)
  })
  test('says how long to wait, rounded up', () => {
    expect(failureText(refused(429, 61))).toBe('Too many requests. Try again in 61 seconds.')
    expect(waitText(1)).toBe('1 second')
    expect(waitText(121)).toBe('3 minutes')
  })
})
