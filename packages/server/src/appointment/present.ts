import type { RequestDetail } from '@homecare/contract/staff'
import type { RecordNote } from '../generated/prisma/client'

export function presentNote({ id, author, text, createdAt }: RecordNote): RequestDetail['notes'][number] {
  return { id, author, text, at: createdAt.toISOString() }
}
