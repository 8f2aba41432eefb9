import { createHmac, timingSafeEqual } from 'node:crypto'

// Shared with the document server, which makes these tokens and may not import this: shell/server/report-tokens.ts is
// the same, and its test holds the two together.
const PERIOD_MS = 6 * 3_600_000
/** A tab may stay open for a day. */
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

/** Whether a report of this release comes from a page that the document server has served with it in the last day. */
export function isReportToken(
  keys: readonly string[],
  release: Release,
  token: string | undefined,
  now: Date,
): boolean {
  const period = Number(token?.split('.')[0])
  const current = tokenPeriod(now.getTime())
  // One period in the future is a clock that differs.
  if (!token || !Number.isSafeInteger(period) || period > current + 1 || period < current - PERIODS) return false
  const given = Buffer.from(token)
  return keys.some((key) => {
    const expected = Buffer.from(expectedReportToken(key, release, period))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
