import { randomUUID } from 'node:crypto'
import type { ChangeStatus } from '@homecare/contract/staff'
import { AppError } from '../process/app-error'
import { isPaidIn } from '@homecare/domain/payment'
import { VISITOR_REQUEST } from '@homecare/domain/self-service'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { Prisma } from '../generated/prisma/client'
import { tellPatient } from '../outbox/tell-patient'
import { allotNumbers } from '../sample/allot'
import { requestRefund } from '../payment/request-refund'
import { lockExpectedBooking, type LockedBooking } from '../booking/queries'
import { closeChangeRequests, reopenChangeRequests, needsActionAfterClosing } from '../booking/change-requests'
import { releaseSeat } from '../slot/seats'
import { decideTransition } from '../appointment/decide-transition'
import { storable } from '../database/storable'

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
}): Promise<void> {
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
    if (input.status === 'Completed') await storeCollection(tx, ctx, { actor, booking, collected: input.collected })
    await closeChangeRequests(tx, id, { by: actor.name, now: ctx.now() })
    const needsAction = await needsActionAfterClosing(tx, booking)
    await tx.booking.update({
      where: { id },
      data: { ...change, needsAction, version: { increment: 1 }, ...(refund ? { refund } : {}) },
    })
    const { collected } = input
    const detail = {
      ...(collected ? { collectedAt: collected.at, collectedBy: storable(collected.by) } : {}),
      ...(refund ? { refund } : {}),
      ...(input.reason ? { reason: storable(input.reason) } : {}),
    }
    await appendAuditEntry(tx, { actor, action: input.status.toLowerCase(), subject: { type: 'booking', id }, detail })
  })
}

/** Numbers the samples, and stores who took them and when if staff have said so. Throws INVALID_INPUT for a wrong time. */
async function storeCollection(
  tx: Prisma.TransactionClient,
  ctx: Ctx,
  { actor, booking, collected }: { actor: Actor; booking: LockedBooking; collected: ChangeStatus['collected'] },
): Promise<void> {
  await allotNumbers(tx, actor, [booking.id])
  if (!collected) return
  const at = new Date(collected.at)
  const refusal =
    at > ctx.now()
      ? 'This time is in the future'
      : at < booking.createdAt
        ? 'This is before the booking was made'
        : null
  if (refusal) throw new AppError('INVALID_INPUT', { detail: `${refusal}.`, fields: { 'collected.at': refusal } })
  await tx.visitStep.create({
    data: {
      ...{ id: randomUUID(), bookingId: booking.id, kind: 'sampleTaken', at },
      actor: storable(collected.by),
      receivedAt: ctx.now(),
    },
  })
}

/** Undoes a completion, with what it said of the sample: the booking is Pending again, with the patient's change requests open as before. */
async function reopenBooking(
  tx: Prisma.TransactionClient,
  { id, needsAction, completedAt }: LockedBooking,
  actor: Actor,
): Promise<void> {
  const reopened = completedAt ? await reopenChangeRequests(tx, id, completedAt) : false
  const open = { needsAction: needsAction ?? (reopened ? VISITOR_REQUEST : null), version: { increment: 1 } }
  await tx.booking.update({ where: { id }, data: { status: 'Pending', completedAt: null, completedBy: null, ...open } })
  await tx.visitStep.deleteMany({ where: { bookingId: id, kind: 'sampleTaken' } })
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
  await tellPatient(tx, 'booking-canceled', { bookingId: id }, { now })
  const paid = attempts.filter((attempt) => isPaidIn(attempt.state))
  if (paid.length === 0 || refund === undefined) return undefined
  if (!refund) return 'declined'
  for (const attempt of paid) await requestRefund(tx, attempt, now)
  return 'requested'
}
