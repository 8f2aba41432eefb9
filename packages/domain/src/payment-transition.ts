import type { Fils } from './money'
import type { AttemptState, GatewayMeaning } from './payment'
import { PAYMENT_TABLE, type ActionReason, type News, type PaymentEffect, type Refusal } from './payment-table'

/** What the status call said about an attempt, or that its time ran out here. */
export type PaymentEvent =
  | { type: 'reported'; meaning: GatewayMeaning; orderNo: string; amountFils: Fils | null; currency: string | null }
  | { type: 'timed-out' }

/** The attempt as stored, and what is true of its order at this moment. */
export interface PaymentFacts {
  state: AttemptState
  attemptId: string
  amountFils: Fils
  currency: string
  /** What staff have been told about this attempt last. */
  flagged: ActionReason | null
  /** Its refund was asked for by staff. */
  refundAsked: boolean
  /** Money of another attempt of the same order is in. */
  otherPaid: boolean
  /** The visitor is paying right now, in another attempt. */
  otherRunning: boolean
  /** The visit was canceled meanwhile. */
  canceled: boolean
  /** The order's seat is still held, or could be taken again. */
  seatAvailable: boolean
}

export type PaymentResult =
  | { ok: true; next: AttemptState; effects: readonly PaymentEffect[] }
  | { ok: false; reason: Refusal }

/** The one place that decides what becomes of a payment attempt: the table, read with what is true of the order. */
export function transition(facts: PaymentFacts, event: PaymentEvent): PaymentResult {
  const cell = PAYMENT_TABLE[facts.state][newsOf(facts, event)]
  if (typeof cell === 'string') return { ok: false, reason: cell }
  const effects = cell.effects.filter((effect) => isDue(effect, facts))
  if (cell.next === facts.state && effects.length === 0) return { ok: false, reason: 'no-change' }
  return { ok: true, next: cell.next, effects }
}

/** What a report is about this attempt. Nothing but its own order number, amount and currency makes it paid. */
export function newsOf(facts: PaymentFacts, event: PaymentEvent): News {
  if (event.type === 'timed-out') return 'time-over'
  if (event.meaning === 'pending') return 'still-waiting'
  if (event.orderNo !== facts.attemptId) return 'differs'
  switch (event.meaning) {
    case 'paid':
      if (event.amountFils !== facts.amountFils || event.currency !== facts.currency) return 'differs'
      if (facts.otherPaid) return 'paid-again'
      if (facts.canceled) return 'paid-after-cancel'
      return facts.seatAvailable ? 'paid-bookable' : 'paid-without-seat'
    case 'failed':
      return 'refused'
    case 'voided':
      return 'voided'
    case 'reversed':
      return 'returned'
    case 'unknown':
      return 'unclear'
  }
}

/** Not every effect of the table is due in every order. */
function isDue(effect: PaymentEffect, facts: PaymentFacts): boolean {
  switch (effect.type) {
    // An abandoned attempt must not take the seat of an order that is paid, or being paid, in another one.
    case 'release-seat':
      return !facts.otherPaid && !facts.otherRunning
    case 'mail-failed':
      return !facts.otherPaid && !facts.otherRunning && !facts.canceled
    // Said once about an attempt: what staff have seen and cleared does not come back by being told again.
    case 'flag':
      return effect.reason !== facts.flagged && !(effect.reason === 'reversed' && facts.refundAsked)
    default:
      return true
  }
}
