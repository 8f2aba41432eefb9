import type { ActionReason, PaymentEffect } from '@homecare/domain/payment-table'
import { enqueueEmail } from '../../outbox/enqueue'
import { tellPatient } from '../../outbox/tell-patient'
import { bookSeat } from '../../slot/seats'
import type { Settling } from './settling'

/**
 * A patient who is still on the page needs no email, so it is delayed, and not sent if a later attempt is open or paid.
 */
const UNPAID_EMAIL_AFTER_MS = 15 * 60_000

/** Writes a row for each effect. Returns the reason for needs action, if there is one. */
export async function applyEffects(
  { ctx, tx, booking, attempt }: Settling,
  effects: readonly PaymentEffect[],
): Promise<ActionReason | null> {
  const bookingId = booking.id
  const { attemptId } = attempt
  let flagged: ActionReason | null = null
  for (const effect of effects) {
    switch (effect.type) {
      case 'book-seat':
        await bookSeat(tx, bookingId)
        break
      case 'release-seat':
        // The seat of a booking made on the phone was promised until `payBy`, whatever becomes of one payment.
        await tx.slotSeat.deleteMany({
          where: { bookingId, state: 'held', booking: { OR: [{ payBy: null }, { payBy: { lte: ctx.now() } }] } },
        })
        break
      case 'email-confirmation':
        await tellPatient(tx, 'booking-confirmed', { bookingId }, { now: ctx.now() })
        await enqueueEmail(tx, 'staff-booking', { bookingId })
        break
      case 'email-failure':
        await tellPatient(
          tx,
          'payment-failed',
          { bookingId, attemptId },
          { now: ctx.now(), notBefore: new Date(ctx.now().getTime() + UNPAID_EMAIL_AFTER_MS) },
        )
        break
      case 'flag':
        flagged = effect.reason
        await enqueueEmail(tx, 'needs-action', { bookingId, reason: flagged }, { about: `${attemptId}:${flagged}` })
    }
  }
  return flagged
}
