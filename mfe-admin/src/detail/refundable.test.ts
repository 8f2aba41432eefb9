import { describe, expect, test } from 'vitest'
import { refundable } from './refundable'

const booking = { status: 'Pending', refund: 'none', needsAction: null } as const

describe('a refund by itself', () => {
  test('is not offered for a visit that is in order: canceling it is the way', () => {
    expect(refundable(booking, { state: 'paid' })).toBe(false)
  })
  test.each(['paid-twice', 'paid-slot-gone', 'paid-after-cancel', 'refund-failed'])('is offered after %s', (reason) =>
    expect(refundable({ ...booking, needsAction: reason }, { state: 'paid' })).toBe(true),
  )
  test('is offered for what was paid on top, and for a canceled visit', () => {
    expect(refundable(booking, { state: 'surplus' })).toBe(true)
    expect(refundable({ ...booking, status: 'Canceled', refund: 'declined' }, { state: 'paid' })).toBe(true)
  })
  test('is not offered where no money is in, or it is on its way back', () => {
    expect(refundable({ ...booking, status: 'Canceled' }, { state: 'failed' })).toBe(false)
    expect(refundable({ ...booking, status: 'Canceled', refund: 'asked' }, { state: 'paid' })).toBe(false)
  })
})
