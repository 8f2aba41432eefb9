import { transition, type PaymentEvent, type PaymentResult } from '@homecare/domain/payment-transition'
import type { Ctx } from '../../context'
import type { Prisma } from '../../generated/prisma/client'
import { holdSeat } from '../../slot/internal/seats'
import { factsOf } from './facts-of'
import { holdTimes } from '../../booking/internal/hold-times'
import type { OpenAttempt, OpenBooking } from '../../booking/internal/open-booking'

/** Asks the domain what becomes of the attempt, with a seat in hand if it is to be booked. */
export async function decide(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  booking: OpenBooking,
  attempt: OpenAttempt,
  event: PaymentEvent,
): Promise<PaymentResult> {
  const facts = factsOf(ctx, booking, attempt)
  const result = transition({ ...facts, seatAvailable: true }, event)
  if (!result.ok || !result.effects.some((effect) => effect.type === 'book-seat')) return result
  // Only a seat in hand counts as available: a rival may be taking the last one at this moment.
  return (await seatInHand(ctx, tx, booking)) ? result : transition({ ...facts, seatAvailable: false }, event)
}

async function seatInHand(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { id: bookingId, date, time, visitAt, seatState }: OpenBooking,
): Promise<boolean> {
  const now = ctx.now()
  if (visitAt <= now) return false
  if (seatState === 'booked') return true
  return holdSeat(tx, {
    date,
    time,
    bookingId,
    now,
    heldUntil: holdTimes(ctx, now).heldUntil,
    rules: ctx.settings.slotRules,
  })
}
