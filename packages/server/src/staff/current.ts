import type { StaffUser } from '@homecare/contract/staff'
import type { Ctx } from '../context'
import { hashSessionToken, isExpired, isActivityDue, type SessionTimes } from './internal/sessions'

/** An open session and its account. */
export interface LiveSession extends SessionTimes {
  tokenHash: string
  staff: StaffUser & { id: string }
}

/**
 * Returns the session of this token, or null if it is unknown, revoked, idle for 30 minutes or older than 8 hours, or
 * its account is disabled. A person's call prolongs it; a timer's call (`background`) does not.
 */
export async function currentStaff({
  ctx,
  input: { token, background },
}: {
  ctx: Ctx
  input: { token: string; background: boolean }
}): Promise<LiveSession | null> {
  const tokenHash = hashSessionToken(token)
  // This is one statement, since every call of staff begins with it.
  const [session] = await ctx.db.$queryRaw<(SessionTimes & LiveSession['staff'])[]>`
    SELECT s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", u.id, u.user_name AS "userName", u.role::text
    FROM staff_session s JOIN staff_user u ON u.id = s.user_id
    WHERE s.token_hash = ${tokenHash} AND s.revoked_at IS NULL AND u.disabled_at IS NULL`
  const now = ctx.now()
  if (!session || isExpired(session, now)) return null
  const { createdAt, lastSeenAt, ...staff } = session
  const live = { tokenHash, createdAt, lastSeenAt, staff }
  if (background || !isActivityDue(session, now)) return live
  await ctx.db.staffSession.updateMany({ where: { tokenHash }, data: { lastSeenAt: now } })
  return { ...live, lastSeenAt: now }
}
