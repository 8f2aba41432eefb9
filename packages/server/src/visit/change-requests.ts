import { VISITOR_ASKS } from '@homecare/domain/self-service'
import { record } from '../audit/append'
import type { Actor } from '../context'
import type { Booking, BookingAsk, Prisma } from '../generated/prisma/client'
import { enqueue } from '../outbox/enqueue'

type Tx = Prisma.TransactionClient

export interface ChangeRequest {
  kind: BookingAsk['kind']
  /** With `move`: where to. */
  date?: string
  time?: string
}

/** Whether the same is asked for already and stands open: asked again, it is no second request. */
export async function isChangeRequested(
  tx: Tx,
  bookingId: string,
  { kind, date, time }: ChangeRequest,
): Promise<boolean> {
  const where = { bookingId, kind, date: date ?? null, time: time ?? null, closedAt: null }
  return (await tx.bookingAsk.count({ where })) > 0
}

/** Puts what the patient asks for before staff, in the record and by mail. A new wish takes an older one's place. */
export async function requestChange(
  tx: Tx,
  { id: bookingId, needsAction }: Pick<Booking, 'id' | 'needsAction'>,
  { change, actor, now }: { change: ChangeRequest; actor: Actor; now: Date },
): Promise<void> {
  const { kind, date, time } = change
  await closeChangeRequests(tx, bookingId, { kind, by: actor.name, now })
  const { id: askId } = await tx.bookingAsk.create({
    data: { bookingId, kind, date: date ?? null, time: time ?? null, createdAt: now },
  })
  await tx.booking.update({
    where: { id: bookingId },
    data: { needsAction: needsAction ?? VISITOR_ASKS, version: { increment: 1 } },
  })
  await record(tx, {
    actor,
    action: `asked to ${kind}`,
    subject: { type: 'booking', id: bookingId },
    detail: date && time ? { to: `${date} ${time}` } : {},
  })
  await enqueue(tx, { name: 'mail-staff-ask', payload: { bookingId, askId } }, `mail-staff-ask:${askId}`)
}

/** A change request that nobody has answered yet. */
export const findOpenChangeRequest = (tx: Tx, id: string): Promise<BookingAsk | null> =>
  tx.bookingAsk.findFirst({ where: { id, closedAt: null } })

/** Closes what was asked for, all of it or one kind: it was done, or somebody has decided otherwise. */
export async function closeChangeRequests(
  tx: Tx,
  bookingId: string,
  { kind, by, now }: { kind?: BookingAsk['kind']; by: string; now: Date },
): Promise<void> {
  const where = { bookingId, closedAt: null, ...(kind ? { kind } : {}) }
  await tx.bookingAsk.updateMany({ where, data: { closedAt: now, closedBy: by } })
}

/** Opens what was closed at that moment again. Returns whether there was something. */
export async function reopenChangeRequests(tx: Tx, bookingId: string, closedAt: Date): Promise<boolean> {
  const { count } = await tx.bookingAsk.updateMany({
    where: { bookingId, closedAt },
    data: { closedAt: null, closedBy: null },
  })
  return count > 0
}

/** What staff still have to settle once some asks are closed. */
export async function needsActionAfterClosing(
  tx: Tx,
  { id: bookingId, needsAction }: Pick<Booking, 'id' | 'needsAction'>,
): Promise<string | null> {
  if (needsAction !== VISITOR_ASKS) return needsAction
  return (await tx.bookingAsk.count({ where: { bookingId, closedAt: null } })) > 0 ? VISITOR_ASKS : null
}
