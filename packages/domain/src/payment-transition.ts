import type { Fils } from './money'
import type { AttemptState, GatewayMeaning } from './payment'
import {
  PAYMENT_TABLE,
  type ActionReason,
  type ReportVerdict,
  type PaymentEffect,
  type TransitionRefusal,
} from './payment-table'

/** The status call's report about an attempt, or that the attempt timed out here. */
export type PaymentEvent =
  | { type: 'reported'; meaning: GatewayMeaning; orderNo: string; amountFils: Fils | null; currency: string | null }
  | { type: 'timed-out' }

/** The stored attempt, and the current state of its booking. */
export interface PaymentFacts {
  state: AttemptState
  /** Its order number at the gateway. */
  attemptId: string
  amountFils: Fils
  currency: string
  /** The reason for which this attempt was last flagged. */
  flagged: ActionReason | null
  /** Staff requested its refund. */
  refundRequested: boolean
  /** Another attempt of the same booking is paid. */
  otherPaid: boolean
  /** The card page of another attempt may still be open. */
  otherRunning: boolean
  /** One that was begun later: the visitor has gone on there. */
  newerRunning: boolean
  /** The visit was canceled meanwhile. */
  canceled: boolean
  /** The booking's seat is still held, or can be taken again. */
  seatAvailable: boolean
}

export type PaymentResult =
  | { ok: true; next: AttemptState; effects: readonly PaymentEffect[] }
  | { ok: false; reason: TransitionRefusal }

/** The one place that decides what becomes of a payment attempt: the table, applied to the state of the booking. */
export function transition(facts: PaymentFacts, event: PaymentEvent): PaymentResult {
  const cell = PAYMENT_TABLE[facts.state][judgeReport(facts, event)]
  if (typeof cell === 'string') return { ok: false, reason: cell }
  const effects = cell.effects.filter((effect) => isDue(effect, facts))
  if (cell.next === facts.state && effects.length === 0) return { ok: false, reason: 'no-change' }
  return { ok: true, next: cell.next, effects }
}

/** Returns the meaning of an event for this attempt. Only its own order number, amount and currency make it paid. */
export function judgeReport(facts: PaymentFacts, event: PaymentEvent): ReportVerdict {
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

/** Returns whether an effect of the table applies to this booking. */
function isDue(effect: PaymentEffect, facts: PaymentFacts): boolean {
  switch (effect.type) {
    // An abandoned attempt must not release the seat of a booking that another attempt has paid or is paying.
    case 'release-seat':
      return !facts.otherPaid && !facts.otherRunning
    case 'email-failure':
      return !facts.otherPaid && !facts.newerRunning && !facts.canceled
    // Once for each reason: a mark that staff have cleared does not come back with a repeated report.
    case 'flag':
      return effect.reason !== facts.flagged && !(effect.reason === 'reversed' && facts.refundRequested)
    default:
      return true
  }
}
