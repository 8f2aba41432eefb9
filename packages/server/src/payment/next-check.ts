const LONGEST_WAIT_S = 6 * 3600
/** The gateway cancels what is unconfirmed after 12 days by itself; then there is nothing left to ask. */
export const LAST_CHECK_MS = 12 * 24 * 3600 * 1000

/** Twice as long after each check, six hours at most. */
export function nextCheck(now: Date, checks: number, baseSeconds: number): Date {
  const seconds = Math.min(baseSeconds * 2 ** Math.min(checks, 20), LONGEST_WAIT_S)
  return new Date(now.getTime() + seconds * 1000)
}
