import type { CallFailure } from '@homecare/contract/client'
import { messages } from './messages'

/** The text about a failed call where its screen has no more precise one. */
export function failureText({ status, retryAfterSeconds }: CallFailure): string {
  const words = messages.failure
  if (status === 0) return words.network
  if (status === 403) return words.forbidden
  if (status === 404) return words.notFound
  if (status === 429) return words.wait(waitText(retryAfterSeconds ?? 60))
  return words.server
}

/** Seconds as people say them, rounded up: `40 seconds`, `3 minutes`. */
export function waitText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
