import type { Fils } from './money'

/** Where one payment attempt stands. */
export type AttemptState = 'initiated' | 'paid' | 'failed' | 'expired' | 'reversed'

/** What the gateway's own status word means. Source: ccavenue.md, "Meaning". */
export type GatewayMeaning = 'paid' | 'pending' | 'failed' | 'reversed' | 'unknown'

/** A Map, so that no word of the gateway finds what every object inherits. */
const MEANINGS: ReadonlyMap<string, GatewayMeaning> = new Map([
  ['successful', 'paid'],
  ['shipped', 'paid'],
  ['initiated', 'pending'],
  ['awaited', 'pending'],
  ['unsuccessful', 'failed'],
  ['aborted', 'failed'],
  ['invalid', 'failed'],
  ['cancelled', 'failed'],
  ['auto-cancelled', 'failed'],
  ['refunded', 'reversed'],
  ['system refund', 'reversed'],
  ['systemrefund', 'reversed'],
  ['auto-reversed', 'reversed'],
  ['chargeback', 'reversed'],
])

export function meaningOf(gatewayStatus: string): GatewayMeaning {
  return MEANINGS.get(gatewayStatus.trim().toLowerCase()) ?? 'unknown'
}

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
  /** Another attempt of the same order is paid. */
  otherPaid: boolean
  /** The visit was canceled meanwhile. */
  canceled: boolean
  /** The order's seat is still held, or could be taken again. */
  seatAvailable: boolean
}

export type ActionReason =
  'amount-differs' | 'paid-twice' | 'paid-slot-gone' | 'paid-after-cancel' | 'reversed' | 'unknown-status'

/** What has to follow from a transition. The use case turns each into rows, none is carried out here. */
export type PaymentEffect =
  | { type: 'book-seat' }
  | { type: 'release-seat' }
  | { type: 'mail-confirmed' }
  | { type: 'mail-failed' }
  | { type: 'flag'; reason: ActionReason }

export type PaymentResult =
  | { ok: true; next: AttemptState; effects: PaymentEffect[] }
  | { ok: false; reason: 'no-change' | 'still-pending' | 'final' }

const NO_CHANGE: PaymentResult = { ok: false, reason: 'no-change' }
const FINAL: PaymentResult = { ok: false, reason: 'final' }

/**
 * The one place that decides what becomes of a payment attempt. A final state never regresses, except
 * paid → reversed; money that arrived is never dropped: what can't be booked is flagged for staff.
 */
export function transition(facts: PaymentFacts, event: PaymentEvent): PaymentResult {
  if (event.type === 'timed-out') {
    return facts.state === 'initiated' ? { ok: true, next: 'expired', effects: afterNoPayment(facts) } : FINAL
  }
  if (event.meaning === 'pending') return { ok: false, reason: 'still-pending' }
  if (event.orderNo !== facts.attemptId) return mismatch(facts)
  switch (event.meaning) {
    case 'paid':
      return onPaid(facts, event)
    case 'failed':
      if (facts.state !== 'initiated') return facts.state === 'failed' ? NO_CHANGE : FINAL
      return { ok: true, next: 'failed', effects: afterNoPayment(facts) }
    case 'reversed':
      if (facts.state === 'reversed') return NO_CHANGE
      return { ok: true, next: 'reversed', effects: [{ type: 'flag', reason: 'reversed' }] }
    case 'unknown':
      return { ok: true, next: facts.state, effects: [{ type: 'flag', reason: 'unknown-status' }] }
  }
}

/** What the gateway reports is not this attempt as it was stored: nothing moves, staff look. */
function mismatch(facts: PaymentFacts): PaymentResult {
  return { ok: true, next: facts.state, effects: [{ type: 'flag', reason: 'amount-differs' }] }
}

/** An abandoned attempt must not take the seat of an order that another attempt paid, nor mail its patient. */
function afterNoPayment({ otherPaid, canceled }: PaymentFacts): PaymentEffect[] {
  if (otherPaid) return []
  return canceled ? [{ type: 'release-seat' }] : [{ type: 'release-seat' }, { type: 'mail-failed' }]
}

function onPaid(facts: PaymentFacts, event: Extract<PaymentEvent, { type: 'reported' }>): PaymentResult {
  if (facts.state === 'paid') return NO_CHANGE
  if (facts.state === 'reversed') return FINAL
  if (event.amountFils !== facts.amountFils || event.currency !== facts.currency) return mismatch(facts)
  const flag = (reason: ActionReason): PaymentResult => ({
    ok: true,
    next: 'paid',
    effects: [{ type: 'flag', reason }],
  })
  if (facts.otherPaid) return flag('paid-twice')
  if (facts.canceled) return flag('paid-after-cancel')
  if (!facts.seatAvailable) return flag('paid-slot-gone')
  return { ok: true, next: 'paid', effects: [{ type: 'book-seat' }, { type: 'mail-confirmed' }] }
}

/** How an order's payment reads to visitors and staff. */
export type PaymentStatus = 'Unpaid' | 'Pending' | 'Paid' | 'Failed' | 'Expired' | 'Reversed'

/** The order's payment status from the states of its attempts: money in counts first, then what still runs. */
export function paymentStatusOf(states: readonly AttemptState[]): PaymentStatus {
  if (states.includes('paid')) return 'Paid'
  if (states.includes('reversed')) return 'Reversed'
  if (states.includes('initiated')) return 'Pending'
  const last = states.at(-1)
  if (last === undefined) return 'Unpaid'
  return last === 'expired' ? 'Expired' : 'Failed'
}
