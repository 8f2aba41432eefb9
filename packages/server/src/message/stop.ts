import type { Message } from '../generated/prisma/client'
import type { Ctx } from '../process/context'
import { inThread } from './internal/find-thread'

/** The reason of an incoming message that ends the messages of its way. */
export const STOP = 'stop'

/** Whether the person wrote STOP after they had agreed to messages about this record. */
export async function hasStopped(
  { db }: Pick<Ctx, 'db'>,
  {
    way,
    bookingId,
    requestId,
    caseContactId,
    ...owner
  }: Pick<Message, 'phone' | 'contactId' | 'way' | 'bookingId' | 'requestId' | 'caseContactId'>,
): Promise<boolean> {
  const stop = await db.message.findFirst({
    where: { ...inThread(owner), way, incoming: true, reason: STOP },
    orderBy: { decidedAt: 'desc' },
    select: { decidedAt: true },
  })
  if (!stop) return false
  const select = { createdAt: true } as const
  const record = bookingId
    ? await db.booking.findUnique({ where: { id: bookingId }, select })
    : requestId
      ? await db.serviceRequest.findUnique({ where: { id: requestId }, select })
      : caseContactId && (await db.caseContact.findUnique({ where: { id: caseContactId }, select }))
  return !record || record.createdAt < stop.decidedAt
}
