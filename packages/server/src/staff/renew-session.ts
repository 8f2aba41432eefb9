import type { SessionInfo } from '@homecare/contract/admin/staff-accounts'
import type { Ctx } from '../context'
import { presentSession } from './present'
import type { LiveSession } from './current'

/** Begins the session's idle time anew; when it ends in any case stays as it is. */
export async function renewSession({ ctx, session }: { ctx: Ctx; session: LiveSession }): Promise<SessionInfo> {
  const lastSeenAt = ctx.now()
  await ctx.db.staffSession.updateMany({ where: { tokenHash: session.tokenHash }, data: { lastSeenAt } })
  return presentSession({ ...session, lastSeenAt })
}
