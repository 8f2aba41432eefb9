import type { StaffUserAnswer } from '@homecare/contract/staff'
import type { Ctx } from '../context'
import { isOver } from '../staff/session-times'
import { hashSessionToken } from '../staff/session-token'

const NOTE_EVERY_MS = 60_000

/** A session that holds, and whose it is. */
export interface LiveSession {
  tokenHash: string
  createdAt: Date
  lastSeenAt: Date
  staff: StaffUserAnswer & { id: string }
}

/**
 * The session of this token, or null if it is unknown, revoked, idle for 30 minutes or older than 8 hours, or its
 * account is disabled. What a person did prolongs it; what a timer did (`background`) does not.
 */
export async function currentStaff({
  ctx,
  input: { token, background },
}: {
  ctx: Ctx
  input: { token: string; background: boolean }
}): Promise<LiveSession | null> {
  const tokenHash = hashSessionToken(token)
  const session = await ctx.db.staffSession.findUnique({ where: { tokenHash }, include: { user: true } })
  if (!session || session.revokedAt || session.user.disabledAt) return null
  const now = ctx.now()
  if (isOver(session, now)) return null
  const { id, userName, role } = session.user
  const live = {
    tokenHash,
    createdAt: session.createdAt,
    lastSeenAt: session.lastSeenAt,
    staff: { id, userName, role },
  }
  // Once a minute is enough for a limit of thirty, and spares a write on every call.
  if (background || now.getTime() - session.lastSeenAt.getTime() < NOTE_EVERY_MS) return live
  await ctx.db.staffSession.updateMany({ where: { tokenHash }, data: { lastSeenAt: now } })
  return { ...live, lastSeenAt: now }
}
