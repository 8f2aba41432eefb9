import type { Message, Prisma } from '../../generated/prisma/client'
import { recordId } from '../../database/record-id'
import { AppError } from '../../process/app-error'

/** Whose thread a message is of: a number's, or a contact's of whom WhatsApp gave no number. */
export type ThreadOwner = Pick<Message, 'phone' | 'contactId'>

export interface FoundMessage extends ThreadOwner {
  id: string
  decidedAt: Date
}

/** The message that names a thread. Throws NOT_FOUND, also for one that has no thread of its own. */
export async function findThread(db: Pick<Prisma.TransactionClient, 'message'>, id: string): Promise<FoundMessage> {
  const select = { id: true, phone: true, contactId: true, decidedAt: true } as const
  const message = await db.message.findUnique({ where: { id: recordId(id) }, select })
  if (!message || (message.phone === '' && message.contactId === null)) throw new AppError('NOT_FOUND')
  return message
}

export const inThread = ({ phone, contactId }: ThreadOwner): Prisma.MessageWhereInput =>
  phone === '' ? { phone, contactId } : { phone }

/** What a person wrote and nobody has read. */
export const UNREAD = { incoming: true, state: 'delivered' } as const
