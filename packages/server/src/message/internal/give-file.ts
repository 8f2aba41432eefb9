import type { Prisma } from '../../generated/prisma/client'
import { enqueue } from '../../outbox/enqueue'
import { ownerOf, type RecordOfPhone } from './records-of-phone'

/** Chooses the record of a message's file and has it fetched, unless it has one already. Returns whether it did. */
export async function giveFile(
  tx: Prisma.TransactionClient,
  messageId: string,
  record: Pick<RecordOfPhone, 'kind' | 'id'>,
): Promise<boolean> {
  const where = { id: messageId, mediaId: { not: null }, bookingId: null, requestId: null, reason: null }
  const { count } = await tx.message.updateMany({ where, data: ownerOf(record) })
  if (count === 0) return false
  await enqueue(tx, { name: 'fetch-message-file', payload: { messageId } }, `fetch-message-file:${messageId}`)
  return true
}
