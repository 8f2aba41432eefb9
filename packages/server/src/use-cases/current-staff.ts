import type { StaffUserAnswer } from '@homecare/contract/staff'
import type { Ctx } from '../context'
import { hashSessionToken, SESSION_IDLE_MS, SESSION_LIFE_MS } from '../staff/session-token'

const NOTE_EVERY_MS = 60_000

/** Who holds this session, or null if it is unknown, revoked, idle for 30 minutes or older than 8 hours. */
export async function currentStaff({
  ctx,
  input: { token },
}: {
  ctx: Ctx
  input: { token: string }
}): Promise<StaffUserAnswer | null> {
  const tokenHash = hashSessionToken(token)
  const session = await ctx.db.staffSession.findUnique({ where: { tokenHash }, include: { user: true } })
  if (!session || session.revokedAt || session.user.disabledAt) return null
  const now = ctx.now().getTime()
  const idle = now - session.lastSeenAt.getTime()
  if (idle > SESSION_IDLE_MS || now - session.createdAt.getTime() > SESSION_LIFE_MS) return null
  // Once a minute is enough for a limit of thirty, and spares a write on every call.
  if (idle > NOTE_EVERY_MS)
    await ctx.db.staffSession.updateMany({ where: { tokenHash }, data: { lastSeenAt: new Date(now) } })
  return { userName: session.user.userName, role: session.user.role }
}
