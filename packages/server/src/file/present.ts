import type { StoredFileResponse } from '@homecare/contract/staff'
import type { StoredFile } from '../generated/prisma/client'

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
