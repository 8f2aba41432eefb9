import { isPaidIn, isUnconfirmed, type AttemptState } from '@homecare/domain/payment'

const DAY_MS = 24 * 3600 * 1000
const LONGEST_WAIT_S = 6 * 3600
/** The gateway cancels what is unconfirmed after 12 days by itself; then there is nothing left to ask. */
export const LAST_CHECK_MS = 12 * DAY_MS
/** One day more sees whether the gateway did cancel what was paid and never confirmed. */
const LAST_UNCONFIRMED_MS = LAST_CHECK_MS + DAY_MS

/** Twice as long after each check, six hours at most. */
export function nextCheckTime(now: Date, checks: number, baseSeconds: number): Date {
  const seconds = Math.min(baseSeconds * 2 ** Math.min(checks, 20), LONGEST_WAIT_S)
  return new Date(now.getTime() + seconds * 1000)
}

interface Asked {
  state: AttemptState
  startedAt: Date
  gatewayStatus: string | null
  refund: string
  refundAt: Date | null
}

/**
 * Whether the gateway may still have something to tell that nobody else would: a late success whose push was lost,
 * what becomes of an unconfirmed payment, a refund that it took on.
 */
export function needsNextCheck({ state, startedAt, gatewayStatus, refund, refundAt }: Asked, now: Date): boolean {
  const within = (since: Date, ms: number) => now.getTime() - since.getTime() <= ms
  if (state === 'reversed') return false
  if (!isPaidIn(state)) return within(startedAt, LAST_CHECK_MS)
  if (refund === 'done' && refundAt && within(refundAt, LAST_CHECK_MS)) return true
  return isUnconfirmed(gatewayStatus ?? '') && within(startedAt, LAST_UNCONFIRMED_MS)
}
