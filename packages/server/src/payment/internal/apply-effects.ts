import type { ActionReason, PaymentEffect } from '@homecare/domain/payment-table'
import type { Ctx } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'
import { enqueue, enqueueAll } from '../../outbox/enqueue'
import { bookSeat } from '../../slot/seats'
import type { SettlementAttempt, SettlementBooking } from './lock-for-settlement'

/**
 * A patient who is still on the page needs no email, so it is delayed, and not sent if a later attempt is open or paid.
 */
const UNPAID_EMAIL_AFTER_MS = 15 * 60_000

/** Writes a row for each effect. Returns the reason for needs action, if there is one. */
export async function applyEffects(
  ctx: Pick<Ctx, 'now'>,
  tx: Prisma.TransactionClient,
  { id: bookingId }: Pick<SettlementBooking, 'id'>,
  { attemptId }: Pick<SettlementAttempt, 'attemptId'>,
  effects: readonly PaymentEffect[],
): Promise<ActionReason | null> {
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
        await enqueueAll(tx, [
          [{ name: 'email-booking-confirmed', payload: { bookingId } }, `email-booking-confirmed:${bookingId}`],
          [{ name: 'email-staff-booking', payload: { bookingId } }, `email-staff-booking:${bookingId}`],
        ])
        break
      case 'email-failure':
        await enqueue(
          tx,
          { name: 'email-payment-failed', payload: { bookingId, attemptId } },
          `email-payment-failed:${attemptId}`,
          { notBefore: new Date(ctx.now().getTime() + UNPAID_EMAIL_AFTER_MS) },
        )
        break
      case 'flag':
        flagged = effect.reason
        await enqueue(
          tx,
          { name: 'email-needs-action', payload: { bookingId, reason: flagged } },
          `email-needs-action:${attemptId}:${flagged}`,
        )
    }
  }
  return flagged
}
