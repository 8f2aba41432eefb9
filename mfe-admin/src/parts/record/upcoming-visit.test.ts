import { describe, expect, test } from 'vitest'
import { aBooking, aRequest } from '../../testing/records'
import { visitTimeText, isUpcoming } from './upcoming-visit'

const at = (instant: string) => new Date(instant)

describe('a visit is upcoming', () => {
  test('until its slot begins in Dubai', () => {
    const booking = aBooking({ date: '2026-03-03', time: '10:00 Am' })
    expect(isUpcoming(booking, at('2026-03-03T05:59:00Z'))).toBe(true)
    expect(isUpcoming(booking, at('2026-03-03T06:00:00Z'))).toBe(false)
  })

  test('until its day begins in Dubai, where a request has no time', () => {
    const request = aRequest({ date: '2026-03-03' })
    expect(isUpcoming(request, at('2026-03-02T19:59:00Z'))).toBe(true)
    expect(isUpcoming(request, at('2026-03-02T20:00:00Z'))).toBe(false)
  })
})

test.each([
  ['2026-03-03T04:00:00Z', 'Tue 3 Mar 2026, 10:00 Am, later today'],
  ['2026-03-02T04:00:00Z', 'Tue 3 Mar 2026, 10:00 Am, tomorrow'],
  ['2026-02-08T04:00:00Z', 'Tue 3 Mar 2026, 10:00 Am, in 23 days'],
])('at %s a visit is described as %s', (now, text) => {
  expect(visitTimeText(aBooking({ date: '2026-03-03', time: '10:00 Am' }), at(now))).toBe(text)
})
