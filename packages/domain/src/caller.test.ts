import { describe, expect, it, test } from 'vitest'
import { payByOf, payLinkState, type PayLinkFacts } from './caller'
import { bookingMoney } from './patient-money'

const NOW = new Date('2026-03-03T08:00:00Z')
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

test('a caller has an hour to pay, but never longer than until the visit', () => {
  expect(payByOf(NOW, inMinutes(600))).toEqual(inMinutes(60))
  expect(payByOf(NOW, inMinutes(20))).toEqual(inMinutes(20))
})

describe('a pay link', () => {
  const facts: PayLinkFacts = {
    status: 'Pending',
    paymentStatus: 'Unpaid',
    needsAction: null,
    visitAt: inMinutes(600),
    heldUntil: inMinutes(60),
    now: NOW,
  }
  it.each<[string, Partial<PayLinkFacts>]>([
    ['held', {}],
    ['released', { heldUntil: NOW }],
    ['released', { heldUntil: null, paymentStatus: 'Failed' }],
    ['running', { paymentStatus: 'Pending' }],
    ['checking', { needsAction: 'amount-differs' }],
    ['paid', { paymentStatus: 'Paid', needsAction: 'change-requested' }],
    ['canceled', { status: 'Canceled' }],
    ['canceled', { paymentStatus: 'Reversed' }],
    ['over', { visitAt: NOW }],
  ])('is %s for %o', (state, changes) => {
    expect(payLinkState({ ...facts, ...changes })).toBe(state)
  })
})

describe('the money of a booking', () => {
  const booking = {
    status: 'Pending',
    paymentStatus: 'Unpaid',
    totalFils: 37_000,
    visitAt: inMinutes(600),
    attempts: [],
  } as const
  const paid = { state: 'paid', amountFils: 37_000, refund: 'none', parts: [] } as const

  it('is to be paid as long as the visit is upcoming', () => {
    expect(bookingMoney(booking, NOW).openFils).toBe(37_000)
    expect(bookingMoney({ ...booking, visitAt: NOW }, NOW).openFils).toBe(0)
    expect(bookingMoney({ ...booking, status: 'Canceled' }, NOW).openFils).toBe(0)
  })

  it('counts a second payment, a requested refund, and one that went back, once each', () => {
    const attempts = [{ ...paid, refund: 'requested' }, { ...paid, state: 'surplus', refund: 'done' } as const]
    expect(bookingMoney({ ...booking, paymentStatus: 'Paid', attempts }, NOW)).toEqual({
      paidFils: 74_000,
      refundedFils: 37_000,
      openFils: 0,
      refundOpenFils: 37_000,
    })
  })
})
