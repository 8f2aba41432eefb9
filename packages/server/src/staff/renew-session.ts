import type { SessionInfo } from '@homecare/contract/admin/staff-accounts'
import type { Ctx } from '../process/context'
import { presentSession } from './present'
import type { LiveSession } from './current'

/** Restarts the session's idle time; its absolute expiry does not change. */
export async function renewSession({ ctx, session }: { ctx: Ctx; session: LiveSession }): Promise<SessionInfo> {
  const lastSeenAt = ctx.now()
  await ctx.db.staffSession.updateMany({ where: { tokenHash: session.tokenHash }, data: { lastSeenAt } })
  return presentSession({ ...session, lastSeenAt })
}
