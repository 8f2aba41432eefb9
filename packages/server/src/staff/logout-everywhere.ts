import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { endSessions } from './internal/sessions'

/** Ends every session of one's own account. */
export async function logoutEverywhere({
  ctx,
  actor,
  input: { userId },
}: {
  ctx: Ctx
  actor: Actor
  input: { userId: string }
}): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await endSessions(tx, userId, ctx.now())
    await appendAuditEntry(tx, { actor, action: 'logged out everywhere', subject: { type: 'staff', id: userId } })
  })
}
