import type { AppointmentStatus } from './appointment'
import type { PaymentStatus } from './payment'

/** The minutes for which a seat is held during a phone call, counted from the last choice of a time. */
export const CALL_HOLD_MINUTES = 15

/** The minutes that a caller has to pay by the pay link while the seat is held. */
export const PAY_LINK_MINUTES = 60

const later = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000)

export const callHoldEnd = (now: Date): Date => later(now, CALL_HOLD_MINUTES)

/** Until when a caller's seat is held for the payment; never longer than until the visit. */
export function payByOf(now: Date, visitAt: Date): Date {
  const end = later(now, PAY_LINK_MINUTES)
  return end < visitAt ? end : visitAt
}

/**
 * What a pay link finds. `held`: the seat is held until `payBy`; `released`: it can be paid if a seat is still free;
 * `running`: a payment has begun and may still succeed; `checking`: staff look into a payment; `over`: too late.
 */
export const PAY_LINK_STATES = ['held', 'released', 'running', 'checking', 'paid', 'canceled', 'over'] as const
export type PayLinkState = (typeof PAY_LINK_STATES)[number]

export interface PayLinkFacts {
  status: AppointmentStatus
  paymentStatus: PaymentStatus
  needsAction: string | null
  visitAt: Date
  /** Until when a seat is held for the booking; null without one. */
  heldUntil: Date | null
  now: Date
}

export function payLinkState(facts: PayLinkFacts): PayLinkState {
  const { status, paymentStatus, needsAction, visitAt, heldUntil, now } = facts
  if (status === 'Canceled' || paymentStatus === 'Reversed') return 'canceled'
  if (paymentStatus === 'Paid') return 'paid'
  if (needsAction !== null) return 'checking'
  if (status !== 'Pending' || visitAt <= now) return 'over'
  if (paymentStatus === 'Pending') return 'running'
  return heldUntil !== null && heldUntil > now ? 'held' : 'released'
}

/** The states in which the patient can start or go on with a payment. */
export const isPayable = (state: PayLinkState): boolean =>
  state === 'held' || state === 'released' || state === 'running'
