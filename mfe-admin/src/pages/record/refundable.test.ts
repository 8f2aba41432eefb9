import { describe, expect, test } from 'vitest'
import { refundable } from './refundable'

const booking = { status: 'Pending', needsAction: null } as const
const paid = { state: 'paid', refund: 'none' } as const

describe('the refund of one attempt', () => {
  test('is not offered for a booking without a problem, which is refunded by canceling it', () => {
    expect(refundable(booking, paid)).toBe(false)
  })
  test.each(['paid-twice', 'paid-slot-gone', 'paid-after-cancel', 'refund-failed'])('is offered after %s', (reason) =>
    expect(refundable({ ...booking, needsAction: reason }, paid)).toBe(true),
  )
  test('is offered for a surplus payment, and for a canceled visit', () => {
    expect(refundable(booking, { ...paid, state: 'surplus' })).toBe(true)
    expect(refundable({ ...booking, status: 'Canceled' }, paid)).toBe(true)
  })
  test('is offered again if the gateway refused it', () => {
    expect(refundable({ ...booking, status: 'Canceled' }, { ...paid, refund: 'failed' })).toBe(true)
  })
  test.each([
    { state: 'failed', refund: 'none' },
    { state: 'paid', refund: 'requested' },
    { state: 'paid', refund: 'done' },
  ] as const)('is not offered for %j: nothing was paid, or the refund has begun', (attempt) => {
    expect(refundable({ ...booking, status: 'Canceled' }, attempt)).toBe(false)
  })
})
