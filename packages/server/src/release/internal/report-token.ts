import { createHmac, timingSafeEqual } from 'node:crypto'

// The document server creates these tokens and may not import this file: shell/server/report-tokens.ts has the same
// algorithm, and its test compares the two.
const PERIOD_MS = 6 * 3_600_000
/** A browser tab may stay open for a day. */
const PERIODS = 4

interface Release {
  name: string
  version: string
}

export const tokenPeriod = (now: number): number => Math.floor(now / PERIOD_MS)

export function expectedReportToken(key: string, { name, version }: Release, period: number): string {
  const mac = createHmac('sha256', key).update(`report\0${period}\0${name}\0${version}`).digest('base64url')
  return `${period}.${mac.slice(0, 22)}`
}

/** Returns whether an error report comes from a page that was served with this release in the last day. */
export function isReportToken(
  keys: readonly string[],
  release: Release,
  token: string | undefined,
  now: Date,
): boolean {
  const period = Number(token?.split('.')[0])
  const current = tokenPeriod(now.getTime())
  // A token of the next period comes from a server with a slightly different clock.
  if (!token || !Number.isSafeInteger(period) || period > current + 1 || period < current - PERIODS) return false
  const given = Buffer.from(token)
  return keys.some((key) => {
    const expected = Buffer.from(expectedReportToken(key, release, period))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
