import type { ServiceDetail, StoredFileAnswer } from '@homecare/contract/staff'
import type { AuditEntry, StoredFile } from '../generated/prisma/client'

export function presentFile({
  key,
  originalName,
  contentType,
  size,
  uploadedBy,
  createdAt,
}: StoredFile): StoredFileAnswer {
  return { name: originalName, filename: key, contentType, size, uploadedBy, uploadedAt: createdAt.toISOString() }
}

export function presentHistory({ at, actor, action, detail }: AuditEntry): ServiceDetail['history'][number] {
  return { at: at.toISOString(), actor, action, detail: detail as Record<string, unknown> }
}
