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
  return { status: 'Pending', paymentStatus: 'Paid', needsAction: null, lastStep: null, visitAt, now, ...rest }
}
const anyBooking = fc
  .record({
    status: fc.constantFrom(...APPOINTMENT_STATUSES),
    paymentStatus: fc.constantFrom(...STATUSES),
    needsAction: fc.constantFrom(null, 'change-requested', 'amount-differs'),
    aheadMs: fc.integer({ min: -20 * DAY, max: 60 * DAY }),
  })
  .map(facts)

describe('actions of a patient without staff', () => {
  it('a patient moves a paid visit alone until exactly 24 hours before it, and later requests the move', () => {
    expect(selfService(facts({ aheadMs: DAY }))).toEqual({ move: 'now', cancel: 'request', pay: false })
    expect(selfService(facts({ aheadMs: DAY - 1 }))).toEqual({ move: 'request', cancel: 'request', pay: false })
  })

  it('a patient cancels an unpaid booking alone until exactly 24 hours before the visit, and can pay while it is open', () => {
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

  it.each(['onTheWay', 'arrived'] as const)(
    'a visit whose nurse has reported %s can be neither moved nor canceled here, however early it is',
    (kind) => {
      const visitAt = new Date(now.getTime() + HOUR)
      expect(selfService(facts({ visitAt, lastStep: { kind, at: now } }))).toEqual({
        move: 'no',
        cancel: 'no',
        pay: false,
      })
    },
  )

  it('a visit that was moved after the nurse had left, or found nobody, can be changed again', () => {
    expect(selfService(facts({ lastStep: { kind: 'onTheWay', at: now } })).move).toBe('now')
    const visitAt = new Date(now.getTime() + HOUR)
    expect(selfService(facts({ visitAt, lastStep: { kind: 'nobodyThere', at: now } })).move).toBe('request')
  })

  it('a patient can never cancel a paid visit alone', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => booking.paymentStatus !== 'Paid' || selfService(booking).cancel !== 'now'),
    )
  })

  it('no action is offered when the visit is completed or canceled or its payment reversed', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const closed = booking.status !== 'Pending' || booking.paymentStatus === 'Reversed'
        if (closed) expect(selfService(booking)).toEqual({ move: 'no', cancel: 'no', pay: false })
      }),
    )
  })

  it('a visit that has begun can not be moved or canceled, and a paid one can not be paid again', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const { move, cancel, pay } = selfService(booking)
        if (booking.visitAt <= booking.now) expect([move, cancel]).toEqual(['no', 'no'])
        if (booking.paymentStatus === 'Paid') expect(pay).toBe(false)
      }),
    )
  })

  it('a booking that needs action can not be moved, canceled or paid by the patient alone', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const { move, cancel, pay } = selfService({ ...booking, needsAction: 'amount-differs' })
        expect([move, cancel]).not.toContain('now')
        expect(pay).toBe(false)
      }),
    )
  })

  it('an action that is allowed at some time was allowed at all earlier times', () => {
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

describe('the link of a booking', () => {
  it('the link opens the booking until 14 days after the visit', () => {
    expect(linkIsOpen({ ...facts({ aheadMs: -14 * DAY + 1 }), reportReleasedAt: null })).toBe(true)
    expect(linkIsOpen({ ...facts({ aheadMs: -14 * DAY }), reportReleasedAt: null })).toBe(false)
  })
})
