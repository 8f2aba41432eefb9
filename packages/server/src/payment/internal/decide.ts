import {
  transition,
  type PaymentEvent,
  type PaymentResult,
  type PaymentFacts,
} from '@homecare/domain/payment-transition'
import { holdSeat } from '../../slot/seats'
import { holdEnd, lastHoldEnd } from '../../booking/start-attempt'
import type { Settling } from './settling'
import { isPaidIn } from '@homecare/domain/payment'

/** Returns the domain's decision about the attempt, and holds a seat if the payment needs one. */
export async function decide(settling: Settling, event: PaymentEvent): Promise<PaymentResult> {
  const facts = factsOf(settling)
  const result = transition({ ...facts, seatAvailable: true }, event)
  if (!result.ok || !result.effects.some((effect) => effect.type === 'book-seat')) return result
  // Only a held seat counts as available, because another booking may be taking the last one at the same time.
  return (await seatInHand(settling)) ? result : transition({ ...facts, seatAvailable: false }, event)
}

async function seatInHand({ ctx, tx, booking }: Settling): Promise<boolean> {
  const { id: bookingId, date, time, visitAt, seatState } = booking
  const now = ctx.now()
  if (visitAt <= now) return false
  if (seatState === 'booked') return true
  return holdSeat(tx, {
    date,
    time,
    bookingId,
    now,
    heldUntil: holdEnd(ctx),
    rules: ctx.settings.slotRules,
  })
}

/** Returns the facts of an attempt and its locked booking, except for the available seat, which is found later. */
function factsOf({ ctx, booking, attempt }: Settling): Omit<PaymentFacts, 'seatAvailable'> {
  const others = booking.attempts.filter((other) => other.id !== attempt.id)
  const now = ctx.now()
  const running = others.filter((other) => other.state === 'initiated' && lastHoldEnd(ctx, other.startedAt) > now)
  return {
    state: attempt.state,
    attemptId: attempt.orderNo,
    amountFils: attempt.amountFils,
    currency: attempt.currency,
    flagged: attempt.flag,
    refundRequested: attempt.refund === 'requested' || attempt.refund === 'done',
    otherPaid: others.some((other) => isPaidIn(other.state)),
    otherRunning: running.length > 0,
    newerRunning: running.some((other) => other.number > attempt.number),
    canceled: booking.status === 'Canceled',
  }
}
