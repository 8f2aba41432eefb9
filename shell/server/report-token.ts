import { createHmac } from 'node:crypto'

/** Pages change with the period, so it is not too short; the BFF believes those of a day. */
export const PERIOD_MS = 6 * 3_600_000

/** The period that a moment belongs to. */
export const periodOf = (now: number): number => Math.floor(now / PERIOD_MS)

/** What a page carries to prove that it was served with a release, in this period. */
export function reportToken(key: string, { name, version }: { name: string; version: string }, period: number): string {
  const mac = createHmac('sha256', key).update(`report\0${period}\0${name}\0${version}`).digest('base64url')
  return `${period}.${mac.slice(0, 22)}`
}
