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
  newerRunning: false,
  canceled: false,
  seatAvailable: true,
}
const report = (
  meaning: ReturnType<typeof meaningOf>,
  over: Partial<Extract<PaymentEvent, { type: 'reported' }>> = {},
) => ({ type: 'reported', meaning, orderNo: 'ORD-1', amountFils: 30_100, currency: 'AED', ...over }) as const
const timedOut = { type: 'timed-out' } as const
const flag = (reason: string) => [{ type: 'flag', reason }]

describe('statuses of the gateway', () => {
  it.each([
    ['paid', ['Successful', 'Shipped']],
    ['pending', ['Initiated', 'Awaited']],
    ['failed', ['Unsuccessful', 'Aborted', 'Invalid']],
    ['voided', ['Cancelled', 'Auto-Cancelled']],
    ['reversed', ['Refunded', 'System refund', 'Systemrefund', 'Auto-Reversed', 'Chargeback']],
    ['unknown', ['Fraud', '', 'null', 'Success!', 'constructor', '__proto__']],
  ])('the meaning %s has the gateway’s statuses %j', (meaning, words) => {
    expect(words.map(meaningOf)).toEqual(words.map(() => meaning))
    expect(words.map((word) => meaningOf(` ${word.toUpperCase()} `))).toEqual(words.map(() => meaning))
  })
})

describe('a paid attempt', () => {
  it('a payment takes the seat and sends a confirmation when order, amount and currency match', () => {
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
  ])('a report of success with %s does not pay the attempt but flags it', (_, over) => {
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
  ])('a payment that can’t be booked is stored with the flag %s and without a confirmation', (reason, facts, next) => {
    expect(transition({ ...initiated, ...facts }, report('paid'))).toEqual({ ok: true, next, effects: flag(reason) })
  })

  it.each(['paid', 'surplus'] as const)(
    'a payment in state %s that the gateway then canceled becomes reversed',
    (state) => {
      expect(transition({ ...initiated, state }, report('voided'))).toEqual({
        ok: true,
        next: 'reversed',
        effects: flag('reversed'),
      })
      expect(transition({ ...initiated, state }, report('failed'))).toEqual({ ok: false, reason: 'final' })
    },
  )

  it('a reversal that staff requested is not flagged', () => {
    expect(transition({ ...initiated, state: 'paid', refundRequested: true }, report('reversed'))).toEqual({
      ok: true,
      next: 'reversed',
      effects: [],
    })
  })

  it.each(['failed', 'expired'] as const)(
    'an attempt that was %s and then succeeds gets a seat if one is free',
    (state) => {
      expect(transition({ ...initiated, state }, report('paid'))).toMatchObject({
        ok: true,
        next: 'paid',
        effects: [{ type: 'book-seat' }, {}],
      })
      expect(transition({ ...initiated, state, seatAvailable: false }, report('paid'))).toMatchObject({
        next: 'paid',
        effects: flag('paid-slot-gone'),
      })
    },
  )

  it('a reversal that nobody requested is flagged once', () => {
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

describe('an unpaid attempt', () => {
  it.each([
    ['failed', report('failed')],
    ['expired', timedOut],
  ])('an attempt that becomes %s releases the seat and sends an email about paying again', (next, event) => {
    expect(transition(initiated, event)).toEqual({
      ok: true,
      next,
      effects: [{ type: 'release-seat' }, { type: 'email-failure' }],
    })
  })

  it.each([
    ['failed', report('failed')],
    ['expired', timedOut],
  ])('an attempt that becomes %s changes nothing of an order that another attempt paid', (next, event) => {
    expect(transition({ ...initiated, otherPaid: true }, event)).toEqual({ ok: true, next, effects: [] })
  })

  it.each([
    ['failed', report('failed')],
    ['failed', report('voided')],
    ['expired', timedOut],
  ])(
    'an attempt that becomes %s neither releases the seat nor sends an email while another attempt is open',
    (next, event) => {
      const facts = { ...initiated, otherRunning: true, newerRunning: true }
      expect(transition(facts, event)).toEqual({ ok: true, next, effects: [] })
    },
  )

  it('an attempt that failed after an earlier one was left open keeps the seat and sends an email about paying again', () => {
    expect(transition({ ...initiated, otherRunning: true }, report('failed'))).toEqual({
      ok: true,
      next: 'failed',
      effects: [{ type: 'email-failure' }],
    })
  })

  it('an expired attempt of a canceled order releases the seat and sends no email about paying', () => {
    expect(transition({ ...initiated, canceled: true }, timedOut)).toEqual({
      ok: true,
      next: 'expired',
      effects: [{ type: 'release-seat' }],
    })
  })

  it('a failure in a report about another order is flagged and changes no state', () => {
    expect(transition(initiated, report('failed', { orderNo: 'ORD-2' }))).toEqual({
      ok: true,
      next: 'initiated',
      effects: flag('amount-differs'),
    })
  })

  it('a status that is not known is flagged and changes no state', () => {
    expect(transition(initiated, report('unknown'))).toEqual({
      ok: true,
      next: 'initiated',
      effects: flag('unknown-status'),
    })
  })

  it('an attempt is flagged once for one reason, however many reports arrive', () => {
    const flagged = { ...initiated, flagged: 'amount-differs' } as const
    expect(transition(flagged, report('paid', { amountFils: 1 }))).toEqual({ ok: false, reason: 'no-change' })
    expect(transition(flagged, report('unknown'))).toMatchObject({ effects: flag('unknown-status') })
  })

  it('an attempt stays open while the gateway reports that it is pending', () => {
    expect(transition(initiated, report('pending'))).toEqual({ ok: false, reason: 'still-pending' })
  })
})

describe('an order’s payment status', () => {
  const states = fc.array(
    fc.constantFrom<AttemptState>('initiated', 'paid', 'surplus', 'failed', 'expired', 'reversed'),
  )

  it('an order is Paid exactly when one of its attempts is paid', () => {
    fc.assert(fc.property(states, (all) => (paymentStatusOf(all) === 'Paid') === all.some(isPaidIn)))
  })

  it.each<[AttemptState[], string]>([
    [[], 'Unpaid'],
    [['initiated'], 'Pending'],
    [['failed', 'initiated'], 'Pending'],
    [['initiated', 'failed'], 'Failed'],
    [['failed'], 'Failed'],
    [['failed', 'expired'], 'Expired'],
    [['expired', 'failed'], 'Failed'],
    [['reversed', 'failed'], 'Reversed'],
  ])('the payment status of an order with the attempts %j is %s', (all, status) => {
    expect(paymentStatusOf(all)).toBe(status)
  })
})
