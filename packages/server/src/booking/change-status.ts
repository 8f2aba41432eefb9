import type { BloodTestDetail, ChangeStatus } from '@homecare/contract/staff'
import { isPaidIn } from '@homecare/domain/payment'
import { VISITOR_REQUEST } from '@homecare/domain/self-service'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../context'
import type { Prisma } from '../generated/prisma/client'
import { enqueue } from '../outbox/enqueue'
import { allotNumbers } from '../sample/allot'
import { requestRefund } from '../payment/request-refund'
import { lockExpectedBooking, type LockedBooking } from './queries'
import { closeChangeRequests, reopenChangeRequests, needsActionAfterClosing } from '../visit/change-requests'
import { releaseSeat } from '../slot/seats'
import { decideTransition } from '../appointment/decide-transition'
import { storable } from '../storable'
import { getBooking } from './get'

/**
 * Completes or cancels a booking, or undoes a completion. Canceling releases the seat, emails the patient and, if staff
 * chose so, requests the refund of every paid attempt. Throws NOT_FOUND, CONFLICT for an older version,
 * ILLEGAL_TRANSITION, VISIT_AHEAD.
 */
export async function changeBookingStatus({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: ChangeStatus & { id: string }
}): Promise<BloodTestDetail> {
  await ctx.db.$transaction(async (tx) => {
    const booking = await lockExpectedBooking(tx, input)
    const { id } = booking
    const change = decideTransition(ctx, actor, booking, {
      status: input.status,
      paid: booking.paymentStatus === 'Paid',
      upcoming: booking.visitAt > ctx.now() && !input.confirmAhead,
    })
    if (change.status === 'Pending') return reopenBooking(tx, booking, actor)
    const refund = input.status === 'Canceled' ? await cancel(tx, booking, input.refundPayment, ctx.now()) : undefined
    if (input.status === 'Completed') await allotNumbers(tx, actor, [id])
    await closeChangeRequests(tx, id, { by: actor.name, now: ctx.now() })
    const needsAction = await needsActionAfterClosing(tx, booking)
    await tx.booking.update({
      where: { id },
      data: { ...change, needsAction, version: { increment: 1 }, ...(refund ? { refund } : {}) },
    })
    const detail = { ...(refund ? { refund } : {}), ...(input.reason ? { reason: storable(input.reason) } : {}) }
    await appendAuditEntry(tx, { actor, action: input.status.toLowerCase(), subject: { type: 'booking', id }, detail })
  })
  return getBooking({ ctx, input })
}

/** Undoes a completion: the booking is Pending again, with the patient's change requests open as before. */
async function reopenBooking(
  tx: Prisma.TransactionClient,
  { id, needsAction, completedAt }: LockedBooking,
  actor: Actor,
): Promise<void> {
  const reopened = completedAt ? await reopenChangeRequests(tx, id, completedAt) : false
  const open = { needsAction: needsAction ?? (reopened ? VISITOR_REQUEST : null), version: { increment: 1 } }
  await tx.booking.update({ where: { id }, data: { status: 'Pending', completedAt: null, completedBy: null, ...open } })
  await appendAuditEntry(tx, { actor, action: 'reopened', subject: { type: 'booking', id } })
}

/**
 * Returns the refund's new state if a payment is in. Without a decision by staff the booking stays on the money board.
 */
async function cancel(
  tx: Prisma.TransactionClient,
  { id, attempts }: LockedBooking,
  refund: boolean | undefined,
  now: Date,
): Promise<'requested' | 'declined' | undefined> {
  await releaseSeat(tx, id)
  await enqueue(tx, { name: 'email-booking-canceled', payload: { bookingId: id } }, `email-booking-canceled:${id}`)
  const paid = attempts.filter((attempt) => isPaidIn(attempt.state))
  if (paid.length === 0 || refund === undefined) return undefined
  if (!refund) return 'declined'
  for (const attempt of paid) await requestRefund(tx, attempt, now)
  return 'requested'
}
