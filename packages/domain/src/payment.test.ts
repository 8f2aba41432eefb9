import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AttemptState, isPaidIn, meaningOf, paymentStatusOf } from './payment'
import { type PaymentEvent, type PaymentFacts, transition } from './payment-transition'

const initiated: PaymentFacts = {
  state: 'initiated',
  attemptId: 'ORD-1',
  amountFils: 30_100,
  currency: 'AED',
  flagged: null,
  refundRequested: false,
  otherPaid: false,
  otherRunning: false,
  canceled: false,
  seatAvailable: true,
}
const report = (
  meaning: ReturnType<typeof meaningOf>,
  over: Partial<Extract<PaymentEvent, { type: 'reported' }>> = {},
) => ({ type: 'reported', meaning, orderNo: 'ORD-1', amountFils: 30_100, currency: 'AED', ...over }) as const
const timedOut = { type: 'timed-out' } as const
const flag = (reason: string) => [{ type: 'flag', reason }]

describe('the gateway’s own words', () => {
  it.each([
    ['paid', ['Successful', 'Shipped']],
    ['pending', ['Initiated', 'Awaited']],
    ['failed', ['Unsuccessful', 'Aborted', 'Invalid']],
    ['voided', ['Cancelled', 'Auto-Cancelled']],
    ['reversed', ['Refunded', 'System refund', 'Systemrefund', 'Auto-Reversed', 'Chargeback']],
    ['unknown', ['Fraud', '', 'null', 'Success!', 'constructor', '__proto__']],
  ])('mean %s: %j', (meaning, words) => {
    expect(words.map(meaningOf)).toEqual(words.map(() => meaning))
    expect(words.map((word) => meaningOf(` ${word.toUpperCase()} `))).toEqual(words.map(() => meaning))
  })
})

describe('an attempt that is paid', () => {
  it('takes the seat and mails, if order, amount and currency are those stored', () => {
    expect(transition(initiated, report('paid'))).toEqual({
      ok: true,
      next: 'paid',
      effects: [{ type: 'book-seat' }, { type: 'email-confirmation' }],
    })
  })

  it.each([
    ['another amount', { amountFils: 30_099 }],
    ['no amount', { amountFils: null }],
    ['another currency', { currency: 'INR' }],
    ['no currency', { currency: null }],
    ['another order', { orderNo: 'ORD-2' }],
  ])('according to a report with %s is not paid: staff look', (_, over) => {
    expect(transition(initiated, report('paid', over))).toEqual({
      ok: true,
      next: 'initiated',
      effects: flag('amount-differs'),
    })
  })

  it.each([
    ['paid-twice', { otherPaid: true }, 'surplus'],
    ['paid-after-cancel', { canceled: true }, 'paid'],
    ['paid-slot-gone', { seatAvailable: false }, 'paid'],
  ])('but can’t be booked is recorded and flagged %s, without a confirmation', (reason, facts, next) => {
    expect(transition({ ...initiated, ...facts }, report('paid'))).toEqual({ ok: true, next, effects: flag(reason) })
  })

  it.each(['paid', 'surplus'] as const)('and %s, then canceled by the gateway, is money that went back', (state) => {
    expect(transition({ ...initiated, state }, report('voided'))).toEqual({
      ok: true,
      next: 'reversed',
      effects: flag('reversed'),
    })
    expect(transition({ ...initiated, state }, report('failed'))).toEqual({ ok: false, reason: 'final' })
  })

  it('and is reversed at the request of staff needs no action', () => {
    expect(transition({ ...initiated, state: 'paid', refundRequested: true }, report('reversed'))).toEqual({
      ok: true,
      next: 'reversed',
      effects: [],
    })
  })

  it.each(['failed', 'expired'] as const)('that succeeds after it was %s still gets a seat if one is free', (state) => {
    expect(transition({ ...initiated, state }, report('paid'))).toMatchObject({
      ok: true,
      next: 'paid',
      effects: [{ type: 'book-seat' }, {}],
    })
    expect(transition({ ...initiated, state, seatAvailable: false }, report('paid'))).toMatchObject({
      next: 'paid',
      effects: flag('paid-slot-gone'),
    })
  })

  it('and then reversed is flagged to staff, once', () => {
    expect(transition({ ...initiated, state: 'paid' }, report('reversed'))).toEqual({
      ok: true,
      next: 'reversed',
      effects: flag('reversed'),
    })
    expect(transition({ ...initiated, state: 'reversed' }, report('reversed'))).toEqual({
      ok: false,
      reason: 'no-change',
    })
  })
})

describe('an attempt that brings no money', () => {
  it.each([
    ['failed', report('failed')],
    ['expired', timedOut],
  ])('%s: frees the seat and mails the way to try again', (next, event) => {
    expect(transition(initiated, event)).toEqual({
      ok: true,
      next,
      effects: [{ type: 'release-seat' }, { type: 'email-failure' }],
    })
  })

  it.each([
    ['failed', report('failed')],
    ['expired', timedOut],
  ])('%s: costs an order that another attempt paid neither seat nor peace', (next, event) => {
    expect(transition({ ...initiated, otherPaid: true }, event)).toEqual({ ok: true, next, effects: [] })
  })

  it.each([
    ['failed', report('failed')],
    ['failed', report('voided')],
    ['expired', timedOut],
  ])('%s: leaves seat and mailbox alone while the visitor pays in another attempt', (next, event) => {
    expect(transition({ ...initiated, otherRunning: true }, event)).toEqual({ ok: true, next, effects: [] })
  })

  it('of a canceled order frees the seat and sends no mail about paying', () => {
    expect(transition({ ...initiated, canceled: true }, timedOut)).toEqual({
      ok: true,
      next: 'expired',
      effects: [{ type: 'release-seat' }],
    })
  })

  it('is not believed from a report about another order', () => {
    expect(transition(initiated, report('failed', { orderNo: 'ORD-2' }))).toEqual({
      ok: true,
      next: 'initiated',
      effects: flag('amount-differs'),
    })
  })

  it('is not reported by words that nobody knows: staff look, nothing moves', () => {
    expect(transition(initiated, report('unknown'))).toEqual({
      ok: true,
      next: 'initiated',
      effects: flag('unknown-status'),
    })
  })

  it('is brought before staff once for one reason, however often it is reported', () => {
    const flagged = { ...initiated, flagged: 'amount-differs' } as const
    expect(transition(flagged, report('paid', { amountFils: 1 }))).toEqual({ ok: false, reason: 'no-change' })
    expect(transition(flagged, report('unknown'))).toMatchObject({ effects: flag('unknown-status') })
  })

  it('is not there yet while the gateway still waits', () => {
    expect(transition(initiated, report('pending'))).toEqual({ ok: false, reason: 'still-pending' })
  })
})

describe('an order’s payment status', () => {
  const states = fc.array(
    fc.constantFrom<AttemptState>('initiated', 'paid', 'surplus', 'failed', 'expired', 'reversed'),
  )

  it('is Paid exactly when money of an attempt is in, whatever became of the others', () => {
    fc.assert(fc.property(states, (all) => (paymentStatusOf(all) === 'Paid') === all.some(isPaidIn)))
  })

  it.each<[AttemptState[], string]>([
    [[], 'Unpaid'],
    [['initiated'], 'Pending'],
    [['failed', 'initiated'], 'Pending'],
    [['failed'], 'Failed'],
    [['failed', 'expired'], 'Expired'],
    [['expired', 'failed'], 'Failed'],
    [['reversed', 'failed'], 'Reversed'],
  ])('of %j is %s', (all, status) => {
    expect(paymentStatusOf(all)).toBe(status)
  })
})
