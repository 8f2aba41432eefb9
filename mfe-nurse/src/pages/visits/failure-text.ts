import type { CallFailure } from '@homecare/contract/client'
import { offlineOr } from '@homecare/remote-kit/offline'
import { nurseMessages } from '../../messages'

const text = nurseMessages.sheet

/** Why the sheet could not be opened, where the link itself is right. */
export function failureText({ status, retryAfterSeconds }: CallFailure): string {
  if (status === 0) return offlineOr(text.noNetwork)
  return status === 429 ? text.tooMany(retryAfterSeconds ?? 60) : text.noAnswer
}
