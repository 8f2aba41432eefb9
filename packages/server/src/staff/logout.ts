import type { Ctx } from '../process/context'
import { hashSessionToken } from './internal/sessions'

/** Ends the session. An unknown one is not an error. */
export async function logout({ ctx, input: { token } }: { ctx: Ctx; input: { token: string } }): Promise<void> {
  await ctx.db.staffSession.updateMany({
    where: { tokenHash: hashSessionToken(token), revokedAt: null },
    data: { revokedAt: ctx.now() },
  })
}
