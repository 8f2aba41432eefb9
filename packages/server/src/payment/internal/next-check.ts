import { isPaidIn, isUnconfirmed, type AttemptState } from '@homecare/domain/payment'

const DAY_MS = 24 * 3600 * 1000
export const LONGEST_WAIT_S = 6 * 3600
/** The gateway cancels an unconfirmed payment after 12 days; its status does not change after that. */
export const LAST_CHECK_MS = 12 * DAY_MS
/** One more day, to see whether the gateway canceled an unconfirmed payment. */
const LAST_UNCONFIRMED_MS = LAST_CHECK_MS + DAY_MS

/** The interval doubles after each check, up to six hours. */
export function nextCheckTime(now: Date, checks: number, baseSeconds: number): Date {
  const seconds = Math.min(baseSeconds * 2 ** Math.min(checks, 20), LONGEST_WAIT_S)
  return new Date(now.getTime() + seconds * 1000)
}

interface CheckedAttempt {
  state: AttemptState
  startedAt: Date
  gatewayStatus: string | null
  refund: string
  refundAt: Date | null
}

/**
 * Returns whether the gateway's status may still change without a notification: by a late success whose notification
 * was lost, by the end of an unconfirmed payment, or by an accepted refund.
 */
export function needsNextCheck(
  { state, startedAt, gatewayStatus, refund, refundAt }: CheckedAttempt,
  now: Date,
): boolean {
  const within = (since: Date, ms: number) => now.getTime() - since.getTime() <= ms
  if (state === 'reversed') return false
  if (!isPaidIn(state)) return within(startedAt, LAST_CHECK_MS)
  if (refund === 'done' && refundAt && within(refundAt, LAST_CHECK_MS)) return true
  return isUnconfirmed(gatewayStatus ?? '') && within(startedAt, LAST_UNCONFIRMED_MS)
}
