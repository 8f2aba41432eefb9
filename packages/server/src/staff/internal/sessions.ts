import { createHash, randomBytes } from 'node:crypto'
import type { Prisma } from '../../generated/prisma/client'

/** A new cookie value and its stored hash. */
export function newSessionToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashSessionToken(token) }
}

export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Revokes every session of an account, except the one that is named, and its logins whose second step is due; each is
 * refused from its next call on.
 */
export async function endSessions(
  tx: Prisma.TransactionClient,
  userId: string,
  now: Date,
  { except }: { except?: string } = {},
): Promise<void> {
  const kept = except === undefined ? {} : { tokenHash: { not: except } }
  await tx.staffSession.updateMany({ where: { userId, revokedAt: null, ...kept }, data: { revokedAt: now } })
  await tx.staffPendingLogin.deleteMany({ where: { userId } })
}

/** The time for which a password or factor that was given permits sensitive steps. */
const PROOF_MS = 10 * 60_000

/** A proof of the future is none: a wrong clock has dated it. */
export const isProven = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && provenAt <= now && now.getTime() - provenAt.getTime() < PROOF_MS

/** When the last proof stops to permit sensitive steps; null if it does not. */
export const provenUntil = (provenAt: Date | null, now: Date): Date | null =>
  provenAt && isProven(provenAt, now) ? new Date(provenAt.getTime() + PROOF_MS) : null

/** The maximum idle time and the maximum age of a session. Source: decisions.md, "Staff". */
export const SESSION_IDLE_MS = 30 * 60_000
export const SESSION_LIFE_MS = 8 * 3600_000
const RECORD_ACTIVITY_EVERY_MS = 60_000

export interface SessionTimes {
  createdAt: Date
  lastSeenAt: Date
}

/** Returns when the session ends without activity, and when in any case; the first is never after the second. */
export function sessionEnds({ createdAt, lastSeenAt }: SessionTimes): { idleUntil: Date; endsAt: Date } {
  const endsAt = createdAt.getTime() + SESSION_LIFE_MS
  const idleUntil = Math.min(lastSeenAt.getTime() + SESSION_IDLE_MS, endsAt)
  return { idleUntil: new Date(idleUntil), endsAt: new Date(endsAt) }
}

export function isExpired(session: SessionTimes, now: Date): boolean {
  return now.getTime() > sessionEnds(session).idleUntil.getTime()
}

/** Returns whether a call has to be recorded as activity: once a minute is enough for a limit of thirty. */
export function isActivityDue({ lastSeenAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= RECORD_ACTIVITY_EVERY_MS
}
