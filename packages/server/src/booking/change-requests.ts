import { VISITOR_REQUEST } from '@homecare/domain/self-service'
import { appendAuditEntry } from '../audit/append'
import type { Actor } from '../process/context'
import type { Booking, ChangeRequest, Prisma } from '../generated/prisma/client'
import { enqueueEmail } from '../outbox/enqueue'
import { tellPatient } from '../outbox/tell-patient'

type Tx = Prisma.TransactionClient

export interface RequestedChange {
  kind: ChangeRequest['kind']
  /** With `move`: the new date and time. */
  date?: string
  time?: string
}

/** Returns whether the same change request is open already, so that no second one is needed. */
export async function isChangeRequested(
  tx: Tx,
  bookingId: string,
  { kind, date, time }: RequestedChange,
): Promise<boolean> {
  const where = { bookingId, kind, date: date ?? null, time: time ?? null, closedAt: null }
  return (await tx.changeRequest.count({ where })) > 0
}

/** Shows a patient's change request to staff, in the record and by email, and confirms it to the patient. It replaces an older one of its kind. */
export async function requestChange(
  tx: Tx,
  { id: bookingId, needsAction }: Pick<Booking, 'id' | 'needsAction'>,
  { change, actor, now }: { change: RequestedChange; actor: Actor; now: Date },
): Promise<void> {
  const { kind, date, time } = change
  await closeChangeRequests(tx, bookingId, { kind, by: actor.name, now })
  const { id: changeRequestId } = await tx.changeRequest.create({
    data: { bookingId, kind, date: date ?? null, time: time ?? null, createdAt: now },
  })
  await tx.booking.update({
    where: { id: bookingId },
    data: { needsAction: needsAction ?? VISITOR_REQUEST, version: { increment: 1 } },
  })
  await appendAuditEntry(tx, {
    actor,
    action: `${kind} requested`,
    subject: { type: 'booking', id: bookingId },
    detail: date && time ? { to: `${date} ${time}` } : {},
  })
  await enqueueEmail(tx, 'staff-change-request', { bookingId, changeRequestId })
  await tellPatient(tx, 'change-requested', { bookingId, changeRequestId }, { now })
}

/** A change request that is still open. */
export const findOpenChangeRequest = (tx: Tx, id: string): Promise<ChangeRequest | null> =>
  tx.changeRequest.findFirst({ where: { id, closedAt: null } })

/** Closes a booking's change requests, all or those of one kind, after staff have resolved them. */
export async function closeChangeRequests(
  tx: Tx,
  bookingId: string,
  { kind, by, now }: { kind?: ChangeRequest['kind']; by: string; now: Date },
): Promise<void> {
  const where = { bookingId, closedAt: null, ...(kind ? { kind } : {}) }
  await tx.changeRequest.updateMany({ where, data: { closedAt: now, closedBy: by } })
}

/** Reopens the change requests that were closed at that moment. Returns whether there were any. */
export async function reopenChangeRequests(tx: Tx, bookingId: string, closedAt: Date): Promise<boolean> {
  const { count } = await tx.changeRequest.updateMany({
    where: { bookingId, closedAt },
    data: { closedAt: null, closedBy: null },
  })
  return count > 0
}

/** Returns the booking's reason for needs action once change requests are closed. */
export async function needsActionAfterClosing(
  tx: Tx,
  { id: bookingId, needsAction }: Pick<Booking, 'id' | 'needsAction'>,
): Promise<string | null> {
  if (needsAction !== VISITOR_REQUEST) return needsAction
  return (await tx.changeRequest.count({ where: { bookingId, closedAt: null } })) > 0 ? VISITOR_REQUEST : null
}
