import type { StoredFileAnswer } from '@homecare/contract/staff'

type WithFilename = Pick<StoredFileAnswer, 'filename'>

export const fileAddress = ({ filename }: WithFilename): string => `/files/${encodeURIComponent(filename)}`

/** Shown in the page instead of saved; the server does so for what a browser can show without running it. */
export const previewAddress = (file: WithFilename): string => `${fileAddress(file)}?preview=1`

/** How a browser can show it; null for what it can only save. */
export function previewKind({ contentType }: Pick<StoredFileAnswer, 'contentType'>): 'image' | 'pdf' | null {
  if (contentType === 'application/pdf') return 'pdf'
  return contentType.startsWith('image/') ? 'image' : null
}
