import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AttemptState, type GatewayMeaning, isPaidIn } from './payment'
import type { PaymentEffect } from './payment-table'
import { type PaymentEvent, type PaymentFacts, transition } from './payment-transition'

const ATTEMPTS = ['ORD-1', 'ORD-1-2', 'ORD-1-3'] as const
const AMOUNT = 30_100

const event: fc.Arbitrary<PaymentEvent> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<PaymentEvent>({ type: 'timed-out' }) },
  {
    weight: 6,
    arbitrary: fc.record<Extract<PaymentEvent, { type: 'reported' }>>({
      type: fc.constant('reported' as const),
      meaning: fc.constantFrom<GatewayMeaning>('paid', 'paid', 'pending', 'failed', 'voided', 'reversed', 'unknown'),
      orderNo: fc.constantFrom('own', 'own', 'own', 'ORD-9'),
      amountFils: fc.constantFrom(AMOUNT, AMOUNT, AMOUNT, 100, null),
      currency: fc.constantFrom('AED', 'AED', 'AED', 'INR', null),
    }),
  },
)
const anyStep = fc.record({
  attempt: fc.nat(2),
  event,
  seatAvailable: fc.boolean(),
  cancel: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
})

interface SequenceStep {
  attempt: number
  event: PaymentEvent
  from: AttemptState
  to: AttemptState
  facts: PaymentFacts
  effects: readonly PaymentEffect[]
}

/** One order with three attempts, run like the use case does, with the events of every step. */
function run(
  steps: { attempt: number; event: PaymentEvent; seatAvailable: boolean; cancel: boolean }[],
): SequenceStep[] {
  const states: AttemptState[] = ['initiated', 'initiated', 'initiated']
  let canceled = false
  return steps.map(({ attempt, event: requested, seatAvailable, cancel }) => {
    canceled ||= cancel
    const attemptId = ATTEMPTS[attempt] ?? ATTEMPTS[0]
    const from = states[attempt] ?? 'initiated'
    const otherPaid = states.some((state, index) => index !== attempt && isPaidIn(state))
    const order = { otherPaid, otherRunning: false, newerRunning: false, canceled, seatAvailable }
    const facts = {
      state: from,
      attemptId,
      amountFils: AMOUNT,
      currency: 'AED',
      flagged: null,
      refundRequested: false,
      ...order,
    }
    const own =
      requested.type === 'reported' && requested.orderNo === 'own' ? { ...requested, orderNo: attemptId } : requested
    const result = transition(facts, own)
    const to = result.ok ? result.next : from
    states[attempt] = to
    return { attempt, event: own, from, to, facts, effects: result.ok ? result.effects : [] }
  })
}

const history = fc.array(anyStep, { maxLength: 40 }).map(run)
const confirms = (step: SequenceStep) => step.effects.some((effect) => effect.type === 'email-confirmation')
const always = (rule: (step: SequenceStep) => void) =>
  fc.assert(
    fc.property(history, (all) => all.forEach(rule)),
    { numRuns: 1000 },
  )

describe('random sequences of reports about an order', () => {
  it('a paid attempt stays paid or becomes reversed, and a reversed attempt stays reversed', () => {
    always(({ from, to }) => {
      if (isPaidIn(from)) expect([from, 'reversed']).toContain(to)
      if (from === 'reversed') expect(to).toBe('reversed')
    })
  })

  it('an attempt that ended never reopens, and failed and expired attempts never exchange their states', () => {
    always(({ from, to }) => {
      if (from !== 'initiated') expect(to).not.toBe('initiated')
      if (from === 'failed') expect(to).not.toBe('expired')
      if (from === 'expired') expect(to).not.toBe('failed')
    })
  })

  it('an attempt is confirmed at most once', () => {
    fc.assert(
      fc.property(history, (all) => {
        for (const index of ATTEMPTS.keys()) {
          expect(all.filter((step) => step.attempt === index && confirms(step)).length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('an order is confirmed a second time only after its first payment was reversed', () => {
    fc.assert(
      fc.property(history, (all) => {
        let confirmed = 0
        for (const step of all) {
          if (step.from === 'paid' && step.to === 'reversed') confirmed = 0
          if (confirms(step)) confirmed += 1
          expect(confirmed).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('an attempt becomes paid only by a report with its own order, amount and currency', () => {
    always(({ from, to, event, facts }) => {
      if (isPaidIn(from) || !isPaidIn(to)) return
      expect(event).toEqual({
        type: 'reported',
        meaning: 'paid',
        orderNo: facts.attemptId,
        amountFils: AMOUNT,
        currency: 'AED',
      })
    })
  })

  it('a payment is either booked and confirmed, or flagged, but never both and never neither', () => {
    always((step) => {
      if (isPaidIn(step.from) || !isPaidIn(step.to)) return
      const flagged = step.effects.some((effect) => effect.type === 'flag')
      const booked = step.effects.some((effect) => effect.type === 'book-seat')
      expect([booked, confirms(step)]).toEqual([!flagged, !flagged])
    })
  })

  it('no report releases the seat of a paid order or sends an email that its payment failed', () => {
    always(({ facts, from, effects }) => {
      if (!facts.otherPaid && !isPaidIn(from)) return
      expect(effects.filter((effect) => effect.type === 'release-seat' || effect.type === 'email-failure')).toEqual([])
    })
  })

  it('a repeated report changes no state and sends no email', () => {
    always(({ facts, event, to }) => {
      const again = transition({ ...facts, state: to }, event)
      if (!again.ok) return
      expect(again.next).toBe(to)
      expect(again.effects.filter((effect) => effect.type !== 'flag')).toEqual([])
    })
  })
})
