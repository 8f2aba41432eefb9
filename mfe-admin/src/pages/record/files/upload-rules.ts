import type { CallFailure } from '@homecare/contract/client'
import { readableLine } from '@homecare/domain/text'
import { failureText } from '../../../api/failure-text'
import { filesMessages } from './messages'

const text = filesMessages
const MAX_BYTES = 20 * 1024 * 1024

/** The types that the file dialog offers. The server checks the content and ignores the name. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.jfif,.png,.webp,.docx'

export interface UploadRefusal {
  text: string
  /** The same file may succeed in a retry. */
  retryable: boolean
}

/** The reason why the server would refuse a file, checked before it is sent; null if it would take it. */
export function refusalBeforeUpload(file: File): UploadRefusal | null {
  if (file.size > MAX_BYTES) return { text: text.tooLarge, retryable: false }
  if (file.size === 0) return { text: text.empty, retryable: false }
  const ending = endingOf(file.name)
  return ending === '' || ACCEPTED.split(',').includes(ending) ? null : { text: text.wrongType, retryable: false }
}

/** As people see it; empty for a name without one, such as "Report 3.2 of Mona", about which the server decides. */
const endingOf = (name: string): string => /\.[a-z][a-z0-9]{1,4}$/.exec(readableLine(name).toLowerCase())?.[0] ?? ''

export function refusalOfServer(refused: CallFailure): UploadRefusal {
  if (refused.status === 413) return { text: text.tooLarge, retryable: false }
  if (refused.status === 415) return { text: text.wrongType, retryable: false }
  if (refused.status === 503) return { text: text.away, retryable: true }
  return { text: failureText(refused), retryable: refused.status === 0 || refused.status >= 429 }
}
