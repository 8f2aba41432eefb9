import type { ServiceDetail, StoredFileResponse } from '@homecare/contract/staff'
import { presentDetail } from '../audit/present'
import type { AuditEntry, RecordNote, StoredFile } from '../generated/prisma/client'

export function presentFile({
  key,
  originalName,
  contentType,
  size,
  uploadedBy,
  createdAt,
}: StoredFile): StoredFileResponse {
  return { name: originalName, filename: key, contentType, size, uploadedBy, uploadedAt: createdAt.toISOString() }
}

export function presentHistory({
  at,
  actor,
  action,
  fromAddress,
  detail,
}: AuditEntry): ServiceDetail['history'][number] {
  return { at: at.toISOString(), actor, action, from: fromAddress, detail: presentDetail(detail) }
}

export function presentNote({ id, author, text, createdAt }: RecordNote): ServiceDetail['notes'][number] {
  return { id, author, text, at: createdAt.toISOString() }
}
