import { transition, type PaymentEvent, type PaymentFacts, type PaymentResult } from '@homecare/domain/payment'
import type { Ctx } from '../context'
import type { PaymentAttempt, Prisma } from '../generated/prisma/client'
import { holdSeat } from '../slots/seats'
import { holdTimes } from './hold-times'
import type { LockedBooking } from './lock-booking'

/** Asks the domain what becomes of the attempt, with a seat in hand if it is to be booked. */
export async function decide(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  booking: LockedBooking,
  attempt: PaymentAttempt,
  event: PaymentEvent,
): Promise<PaymentResult> {
  const facts: PaymentFacts = {
    state: attempt.state,
    attemptId: attempt.attemptId,
    amountFils: attempt.amountFils,
    currency: attempt.currency,
    otherPaid: booking.attempts.some((other) => other.id !== attempt.id && other.state === 'paid'),
    canceled: booking.status === 'Canceled',
    seatAvailable: true,
  }
  const result = withoutNews(booking, transition(facts, event))
  if (!result.ok || !result.effects.some((effect) => effect.type === 'book-seat')) return result
  // Only a seat in hand counts as available: a rival may be taking the last one at this moment.
  return (await seatInHand(ctx, tx, booking)) ? result : transition({ ...facts, seatAvailable: false }, event)
}

/** Money that went back because staff asked for it is nothing to bring before staff. */
function withoutNews({ refund }: LockedBooking, result: PaymentResult): PaymentResult {
  if (!result.ok || result.next !== 'reversed' || (refund !== 'asked' && refund !== 'done')) return result
  return { ...result, effects: result.effects.filter((effect) => effect.type !== 'flag') }
}

async function seatInHand(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { id: bookingId, date, time, visitAt }: LockedBooking,
): Promise<boolean> {
  const now = ctx.now()
  if (visitAt <= now) return false
  return holdSeat(tx, {
    date,
    time,
    bookingId,
    now,
    heldUntil: holdTimes(ctx, now).heldUntil,
    rules: ctx.settings.slotRules,
  })
}
