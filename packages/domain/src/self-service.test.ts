import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APPOINTMENT_STATUSES } from './appointment'
import type { PaymentStatus } from './payment'
import { type SelfServiceFacts, linkIsOpen, selfService } from './self-service'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const now = new Date('2026-03-03T04:00:00Z')
const STATUSES: PaymentStatus[] = ['Unpaid', 'Pending', 'Paid', 'Failed', 'Expired', 'Reversed']

const facts = (more: Partial<SelfServiceFacts> & { aheadMs?: number } = {}): SelfServiceFacts => {
  const { aheadMs = 3 * DAY, ...rest } = more
  const visitAt = new Date(now.getTime() + aheadMs)
  return { status: 'Pending', paymentStatus: 'Paid', needsAction: null, visitAt, now, ...rest }
}
const anyBooking = fc
  .record({
    status: fc.constantFrom(...APPOINTMENT_STATUSES),
    paymentStatus: fc.constantFrom(...STATUSES),
    needsAction: fc.constantFrom(null, 'change-requested', 'amount-differs'),
    aheadMs: fc.integer({ min: -20 * DAY, max: 60 * DAY }),
  })
  .map(facts)

describe('what the owner of a booking may do alone', () => {
  it('a paid visit moves until exactly 24 hours before; after that a move is a request', () => {
    expect(selfService(facts({ aheadMs: DAY }))).toEqual({ move: 'now', cancel: 'request', pay: false })
    expect(selfService(facts({ aheadMs: DAY - 1 }))).toEqual({ move: 'request', cancel: 'request', pay: false })
  })

  it('an unpaid order is canceled alone until exactly 24 hours before, and can be paid as long as it is open', () => {
    expect(selfService(facts({ paymentStatus: 'Failed', aheadMs: DAY }))).toEqual({
      move: 'no',
      cancel: 'now',
      pay: true,
    })
    expect(selfService(facts({ paymentStatus: 'Expired', aheadMs: DAY - 1 })).cancel).toBe('request')
    expect(selfService(facts({ paymentStatus: 'Failed', aheadMs: -1 }))).toEqual({
      move: 'no',
      cancel: 'no',
      pay: true,
    })
  })

  it('a paid visit is never canceled alone, whatever else is true', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => booking.paymentStatus !== 'Paid' || selfService(booking).cancel !== 'now'),
    )
  })

  it('nothing is offered once the visit is done, canceled or its money returned', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const closed = booking.status !== 'Pending' || booking.paymentStatus === 'Reversed'
        if (closed) expect(selfService(booking)).toEqual({ move: 'no', cancel: 'no', pay: false })
      }),
    )
  })

  it('nobody moves, cancels or asks about a visit that has begun, nor pays what is paid', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const { move, cancel, pay } = selfService(booking)
        if (booking.visitAt <= booking.now) expect([move, cancel]).toEqual(['no', 'no'])
        if (booking.paymentStatus === 'Paid') expect(pay).toBe(false)
      }),
    )
  })

  it('what staff are settling changes only through them', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const { move, cancel, pay } = selfService({ ...booking, needsAction: 'amount-differs' })
        expect([move, cancel]).not.toContain('now')
        expect(pay).toBe(false)
      }),
    )
  })

  it('what may be done later could be done before', () => {
    const rank = { now: 2, request: 1, no: 0 }
    fc.assert(
      fc.property(anyBooking, fc.nat(40 * DAY), (booking, later) => {
        const [before, after] = [
          selfService(booking),
          selfService({ ...booking, now: new Date(now.getTime() + later) }),
        ]
        expect(rank[after.move]).toBeLessThanOrEqual(rank[before.move])
        expect(rank[after.cancel]).toBeLessThanOrEqual(rank[before.cancel])
      }),
    )
  })
})

describe('the link', () => {
  it('opens the booking until 14 days after the visit', () => {
    expect(linkIsOpen(facts({ aheadMs: -14 * DAY + 1 }))).toBe(true)
    expect(linkIsOpen(facts({ aheadMs: -14 * DAY }))).toBe(false)
  })
})
