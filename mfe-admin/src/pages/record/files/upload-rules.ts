import type { CallFailure } from '@homecare/contract/client'
import { failureText } from '../../../api/failure-text'
import { filesMessages } from './messages'

const text = filesMessages
const MAX_BYTES = 20 * 1024 * 1024

/** The types that the file dialog offers. The server checks the content and ignores the name. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,.docx'

export interface UploadRefusal {
  text: string
  /** The same file may succeed in a retry. */
  retryable: boolean
}

/** The reason why the server would refuse a file, checked before it is sent; null if it would take it. */
export function refusalBeforeUpload(file: File): UploadRefusal | null {
  if (file.size > MAX_BYTES) return { text: text.tooLarge, retryable: false }
  if (file.size === 0) return { text: text.empty, retryable: false }
  const ending = file.name.toLowerCase().split('.').at(-1)
  return ACCEPTED.split(',').includes(`.${ending}`) ? null : { text: text.wrongType, retryable: false }
}

export function refusalOfServer(refused: CallFailure): UploadRefusal {
  if (refused.status === 413) return { text: text.tooLarge, retryable: false }
  if (refused.status === 415) return { text: text.wrongType, retryable: false }
  if (refused.status === 503) return { text: text.away, retryable: true }
  return { text: failureText(refused), retryable: refused.status === 0 || refused.status >= 429 }
}
