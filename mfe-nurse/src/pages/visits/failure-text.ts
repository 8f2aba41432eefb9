import type { CallFailure } from '@homecare/contract/client'
import { offlineOr } from '@homecare/remote-kit/offline'
import * as text from '../../locales/en/sheet.json'

/** Why the sheet could not be opened, where the link itself is right. */
export function failureText({ status, retryAfterSeconds }: CallFailure): string {
  if (status === 0) return offlineOr(text.noNetwork)
  return status === 429 ? tooManyFor(retryAfterSeconds ?? 60) : text.noAnswer
}

const tooManyFor = (seconds: number): string =>
  seconds < 90 ? text.tooManyForSeconds({ seconds }) : text.tooManyForMinutes({ minutes: Math.ceil(seconds / 60) })
