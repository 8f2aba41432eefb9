import type { ActionReason, PaymentEffect } from '@homecare/domain/payment'
import type { PaymentAttempt, Prisma } from '../generated/prisma/client'
import { enqueue } from '../outbox'
import { bookSeat, releaseSeat } from '../slots/seats'
import type { LockedBooking } from './lock-booking'

/** Turns effects into rows. Returns the reason to put before staff, if there is one. */
export async function carryOut(
  tx: Prisma.TransactionClient,
  booking: LockedBooking,
  attempt: PaymentAttempt,
  effects: readonly PaymentEffect[],
): Promise<ActionReason | null> {
  const { id: bookingId } = booking
  const { attemptId } = attempt
  // A visitor who is paying right now, in another attempt, keeps the seat and gets no mail about this one.
  const payingElsewhere = booking.attempts.some((other) => other.id !== attempt.id && other.state === 'initiated')
  let flagged: ActionReason | null = null
  for (const effect of effects) {
    switch (effect.type) {
      case 'book-seat':
        await bookSeat(tx, bookingId)
        break
      case 'release-seat':
        if (!payingElsewhere) await releaseSeat(tx, bookingId)
        break
      case 'mail-confirmed':
        await enqueue(
          tx,
          { name: 'mail-booking-confirmed', payload: { bookingId } },
          `mail-booking-confirmed:${bookingId}`,
        )
        await enqueue(tx, { name: 'mail-staff-booking', payload: { bookingId } }, `mail-staff-booking:${bookingId}`)
        break
      case 'mail-failed':
        if (payingElsewhere) break
        await enqueue(
          tx,
          { name: 'mail-payment-failed', payload: { bookingId, attemptId } },
          `mail-payment-failed:${attemptId}`,
        )
        break
      case 'flag':
        flagged = effect.reason
        await enqueue(
          tx,
          { name: 'mail-needs-action', payload: { bookingId, reason: flagged } },
          `mail-needs-action:${bookingId}:${flagged}`,
        )
    }
  }
  return flagged
}
