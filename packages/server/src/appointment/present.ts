import type { RequestDetail } from '@homecare/contract/staff'
import type { Message, RecordNote, StoredFile } from '../generated/prisma/client'

export function presentNote({ id, author, text, createdAt }: RecordNote): RequestDetail['notes'][number] {
  return { id, author, text, at: createdAt.toISOString() }
}

/** A message with the key of its file, where that is still there. */
export type MessageWithFile = Message & { file?: Pick<StoredFile, 'key' | 'removedAt'> | null }
export const messageParts = { file: { select: { key: true, removedAt: true } } } as const

export function presentMessage(message: MessageWithFile): RequestDetail['conversation'][number] {
  const { id, way, incoming, news, text, state, reason, decidedAt, contactId, subject } = message
  const email = way === 'email' && contactId !== null ? { address: contactId, subject: subject ?? '' } : null
  return { id, way, incoming, news, text, state, reason, at: decidedAt.toISOString(), email, file: fileOf(message) }
}

function fileOf(message: MessageWithFile): RequestDetail['conversation'][number]['file'] {
  const { mediaId, fileId, file, reason, bookingId, requestId } = message
  if (mediaId === null) return null
  if (fileId !== null) return { state: 'stored', filename: file && !file.removedAt ? file.key : null }
  if (reason !== null) return { state: 'refused', filename: null }
  return { state: (bookingId ?? requestId) ? 'coming' : 'waiting', filename: null }
}
