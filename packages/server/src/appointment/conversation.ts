import { messageParts } from './present'
import type { Prisma } from '../generated/prisma/client'

/** The messages about a record, and all that came from its phone, oldest first. */
export const conversationOf = (record: { bookingId: string } | { requestId: string }, phoneE164: string | null) =>
  ({
    where: { OR: [record, ...(phoneE164 ? [{ phone: phoneE164, incoming: true }] : [])] },
    include: messageParts,
    orderBy: [{ decidedAt: 'asc' }, { id: 'asc' }],
  }) satisfies Prisma.MessageFindManyArgs
