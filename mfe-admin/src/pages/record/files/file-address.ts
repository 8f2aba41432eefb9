import type { StoredFileResponse } from '@homecare/contract/staff'

type WithFilename = Pick<StoredFileResponse, 'filename'>

export const fileAddress = ({ filename }: WithFilename): string => `/files/${encodeURIComponent(filename)}`

/** The preview in the page; the server allows it for types that a browser shows without running them. */
export const previewAddress = (file: WithFilename): string => `${fileAddress(file)}?preview=1`

/** The kind of preview that a browser has for the file; null if it can only download it. */
export function previewKind({ contentType }: Pick<StoredFileResponse, 'contentType'>): 'image' | 'pdf' | null {
  if (contentType === 'application/pdf') return 'pdf'
  return contentType.startsWith('image/') ? 'image' : null
}
