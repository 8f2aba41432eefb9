import type { CallFailure } from '@homecare/contract/client'
import { offlineOr } from '@homecare/remote-kit/offline'
import { messages } from '../messages'

/** The text about a call without an answer. */
export const networkText = (): string => offlineOr(messages.failure.network)

/** The text about a failed call where its screen has no more precise one. */
export function failureText({ status, retryAfterSeconds, problem }: CallFailure): string {
  const text = messages.failure
  if (status === 0) return networkText()
  if (status === 403) return text.forbidden
  if (status === 404) return text.notFound
  if (status === 429) return text.wait(waitText(retryAfterSeconds ?? 60))
  // A refusal is not an outage: trying again changes nothing.
  return (status < 500 && problem?.detail) || text.server
}

/** Seconds as people say them, rounded up: `40 seconds`, `3 minutes`. */
export function waitText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
