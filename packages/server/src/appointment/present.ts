import type { RequestDetail } from '@homecare/contract/staff'
import type { Message, RecordNote } from '../generated/prisma/client'

export function presentNote({ id, author, text, createdAt }: RecordNote): RequestDetail['notes'][number] {
  return { id, author, text, at: createdAt.toISOString() }
}

export function presentMessage(message: Message): RequestDetail['conversation'][number] {
  const { id, way, incoming, news, text, state, reason, decidedAt } = message
  return { id, way, incoming, news, text, state, reason, at: decidedAt.toISOString() }
}
