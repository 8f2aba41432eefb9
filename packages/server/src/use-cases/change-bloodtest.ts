import type { BloodTestDetail, ChangeStatus } from '@homecare/contract/staff'
import { isPaidIn } from '@homecare/domain/payment'
import { record } from '../audit'
import type { Actor, Ctx } from '../context'
import type { Prisma } from '../generated/prisma/client'
import { enqueue } from '../outbox'
import { askRefund } from '../payment/ask-refund'
import { lockBooking, type LockedBooking } from '../payment/lock-booking'
import { closeAsks, withoutClosedAsks } from '../self-service/asks'
import { releaseSeat } from '../slots/seats'
import { recordId } from '../staff/find-record'
import { refuseTransition } from '../staff/refuse-transition'
import { staleRecord } from '../staff/stale'
import { storable } from '../storable'
import { getBloodtest } from './get-bloodtest'

/**
 * Completes or cancels a booking. Canceling gives the seat back, mails the patient and, where staff decided so, asks
 * for the refund of every paid attempt. Throws NOT_FOUND, CONFLICT for an older version, ILLEGAL_TRANSITION.
 */
export async function changeBloodtest({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: ChangeStatus & { id: string }
}): Promise<BloodTestDetail> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking.version !== input.version) throw await staleRecord(tx, 'booking', id)
    refuseTransition(booking.status, input.status, { paid: booking.paymentStatus === 'Paid' })
    const refund = input.status === 'Canceled' ? await cancel(tx, booking, input.refundPayment, ctx.now()) : undefined
    await closeAsks(tx, id, { by: actor.name, now: ctx.now() })
    const needsAction = await withoutClosedAsks(tx, booking)
    await tx.booking.update({
      where: { id },
      data: { status: input.status, needsAction, version: { increment: 1 }, ...(refund ? { refund } : {}) },
    })
    const detail = { ...(refund ? { refund } : {}), ...(input.reason ? { reason: storable(input.reason) } : {}) }
    await record(tx, { actor, action: input.status.toLowerCase(), subject: { type: 'booking', id }, detail })
  })
  return getBloodtest({ ctx, input: { id } })
}

/** The refund's new state if money is in. A decision that was not stated is none: the booking stays on the money board. */
async function cancel(
  tx: Prisma.TransactionClient,
  { id, attempts }: LockedBooking,
  refund: boolean | undefined,
  now: Date,
): Promise<'asked' | 'declined' | undefined> {
  await releaseSeat(tx, id)
  await enqueue(tx, { name: 'mail-booking-canceled', payload: { bookingId: id } }, `mail-booking-canceled:${id}`)
  const paid = attempts.filter((attempt) => isPaidIn(attempt.state))
  if (paid.length === 0 || refund === undefined) return undefined
  if (!refund) return 'declined'
  for (const attempt of paid) await askRefund(tx, attempt, now)
  return 'asked'
}
