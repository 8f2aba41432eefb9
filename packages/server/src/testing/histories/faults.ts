import type { refundMoney } from '@homecare/domain/refund'
import type { PaymentEvent, PaymentFacts, PaymentResult } from '@homecare/domain/payment-transition'
import type { Prisma } from '../../generated/prisma/client'
import type { askGateway } from '../../payment/ask-gateway'
import type { addTransaction } from '../../payment/internal/add-transaction'
import type { applyEffects } from '../../payment/internal/apply-effects'
import type { eventFromResponse } from '../../payment/internal/event-from-response'
import type { needsNextCheck } from '../../payment/internal/next-check'
import type { lockForSettlement } from '../../payment/internal/lock-for-settlement'
import type { saveOutcome } from '../../payment/internal/save-outcome'
import type { receiveGatewayMessage } from '../../payment/receive-message'
import type { comparePage } from '../../statement/internal/compare-page'

type Transition = (facts: PaymentFacts, event: PaymentEvent) => PaymentResult
type Tx = Prisma.TransactionClient

/** The parts of settlement that a fault can replace. */
export interface SettlementParts {
  transition: Transition
  eventFromResponse: typeof eventFromResponse
  applyEffects: typeof applyEffects
  lockForSettlement: typeof lockForSettlement
  saveOutcome: typeof saveOutcome
  needsNextCheck: typeof needsNextCheck
  receiveGatewayMessage: typeof receiveGatewayMessage
  askGateway: typeof askGateway
  addTransaction: typeof addTransaction
  comparePage: typeof comparePage
  refundMoney: typeof refundMoney
}
/** Replaces real parts of the settlement by faulty ones. */
export type Fault = { [P in keyof SettlementParts]?: (real: SettlementParts[P]) => SettlementParts[P] }

type ReportedEvent = Extract<PaymentEvent, { type: 'reported' }>
/** Changes how a report is read. */
const reading = (change: (event: ReportedEvent, facts: PaymentFacts) => Partial<ReportedEvent>): Fault => ({
  transition: (real) => (facts, event) =>
    real(facts, event.type === 'reported' ? { ...event, ...change(event, facts) } : event),
})
/** Changes what is decided. */
const deciding = (
  change: (facts: PaymentFacts, event: ReportedEvent, result: PaymentResult) => PaymentResult,
): Fault => ({
  transition: (real) => (facts, event) =>
    event.type === 'reported' ? change(facts, event, real(facts, event)) : real(facts, event),
})
const without = (result: PaymentResult, dropped: string): PaymentResult =>
  result.ok
    ? {
        ...result,
        effects: result.effects.filter((effect) => effect.type !== 'flag' || effect.reason !== dropped),
      }
    : result
const skipping = (type: string): Fault => ({
  applyEffects: (real) => (settling, effects) =>
    real(
      settling,
      effects.filter((effect) => effect.type !== type),
    ),
})

/** Skips the first raw query, which is the lock. */
function unlocked(tx: Tx): Tx {
  let first = true
  return new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (name !== '$queryRaw' || !first) return (value as (...all: unknown[]) => unknown).apply(target, args)
        first = false
        return Promise.resolve([])
      }
    },
  })
}

/** Mistakes that systems like this have had, each small enough to pass a review. */
export const FAULTS: Record<string, Fault> = {
  'the amount is not compared': reading((_, { amountFils }) => ({ amountFils })),
  'the currency is not compared': reading((_, { currency }) => ({ currency })),
  'the order number is not compared': reading((_, { attemptId }) => ({ orderNo: attemptId })),
  'an unknown status counts as paid': reading(({ meaning }) => (meaning === 'unknown' ? { meaning: 'paid' } : {})),
  'a paid attempt fails when a later answer says so': deciding((facts, { meaning }, result) =>
    facts.state === 'paid' && meaning === 'failed' ? { ok: true, next: 'failed', effects: [] } : result,
  ),
  'a late success is ignored': deciding(({ state }, { meaning }, result) =>
    meaning === 'paid' && (state === 'failed' || state === 'expired') ? { ok: false, reason: 'final' } : result,
  ),
  'a second payment is not flagged': deciding((_, __, result) => without(result, 'paid-twice')),
  'a second payment is a second booking': {
    transition: (real) => (facts, event) => real({ ...facts, otherPaid: false }, event),
  },
  'paid without a seat, and staff get no email': deciding((_, __, result) => without(result, 'paid-slot-gone')),
  'the seat stays a hold': skipping('book-seat'),
  'no confirmation is enqueued': skipping('email-confirmation'),
  'a flag is emailed and not stored': {
    saveOutcome: (real) => (settling, outcome) => real(settling, { ...outcome, flagged: null }),
  },
  'the booking is not locked': { lockForSettlement: (real) => (tx, id) => real(unlocked(tx), id) },
  'an unreadable message is not stored': {
    receiveGatewayMessage: (real) => async (call) =>
      call.ctx.gateway.openReturn(call.input.encResp) ? real(call) : null,
  },
  'reconciliation checks an attempt once': { needsNextCheck: () => () => false },
  'no attempt times out': {
    eventFromResponse: (real) => (answer, age) => {
      const event = real(answer, age)
      return event?.type === 'timed-out' ? null : event
    },
  },
  'the gateway is asked by the order number alone': {
    askGateway:
      () =>
      ({ gateway }, { orderNo }) =>
        gateway.orderStatus(orderNo),
  },
  'a second transaction is taken for the first one': {
    addTransaction:
      () =>
      async ({ attempt }) =>
        attempt,
  },
  'the gateway’s list is read and not compared': { comparePage: () => async () => {} },
  'the refund of all that is left gives parts back again': {
    refundMoney: (real) => (payment) => ({
      ...real(payment),
      ...(payment.refund === 'requested' && { underWayFils: payment.amountFils }),
    }),
  },
}
