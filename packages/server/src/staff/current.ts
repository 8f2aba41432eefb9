import type { StaffUser } from '@homecare/contract/staff'
import type { Ctx } from '../process/context'
import { mustHaveFactor } from './internal/factor-policy'
import { hashSessionToken, isExpired, isActivityDue, type SessionTimes } from './internal/sessions'

/** An open session and its account. */
export interface LiveSession extends SessionTimes {
  tokenHash: string
  /** When its person last gave a password or a factor. */
  provenAt: Date | null
  /** True for a login that has to set up its second factor first: it opens the calls for that and no others. */
  enrolling: boolean
  staff: StaffUser & { id: string }
}

type Row = SessionTimes & LiveSession['staff'] & { provenAt: Date | null; withFactor: boolean; isDemo: boolean }

/**
 * Returns the session of this token, or null if it is unknown, revoked, idle for 30 minutes or older than 8 hours, or
 * its account is disabled or must have a second factor and none has opened the session. A person's call prolongs it; a timer's call (`background`) does not.
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
  const [session] = await ctx.db.$queryRaw<Row[]>`
    SELECT s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.proven_at AS "provenAt", s.with_factor AS "withFactor",
      u.is_demo AS "isDemo", u.id, u.user_name AS "userName", u.name, u.role::text
    FROM staff_session s JOIN staff_user u ON u.id = s.user_id
    WHERE s.token_hash = ${tokenHash} AND s.revoked_at IS NULL AND u.disabled_at IS NULL`
  const now = ctx.now()
  if (!session || isExpired(session, now)) return null
  const { createdAt, lastSeenAt, provenAt, withFactor, isDemo, ...staff } = session
  if (!withFactor && mustHaveFactor(ctx.settings, { role: staff.role, isDemo })) return null
  const live = { tokenHash, createdAt, lastSeenAt, provenAt, enrolling: false, staff }
  if (background || !isActivityDue(session, now)) return live
  await ctx.db.staffSession.updateMany({ where: { tokenHash }, data: { lastSeenAt: now } })
  return { ...live, lastSeenAt: now }
}
