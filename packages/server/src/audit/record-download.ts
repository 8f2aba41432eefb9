import type { Actor, Ctx } from '../process/context'
import type { Prisma } from '../generated/prisma/client'
import { appendAuditEntry } from './append'

/** Records what leaves the system as a file, before its first byte does. */
export async function recordDownload({
  ctx,
  actor,
  input: { what, detail },
}: {
  ctx: Ctx
  actor: Actor
  /** No search text, which is often a name: the history is never deleted. */
  input: {
    what: 'bloodtests' | 'services' | 'day-sheet' | 'labels' | 'hand-over-list' | 'quote'
    detail: Prisma.InputJsonObject
  }
}): Promise<void> {
  await ctx.db.$transaction((tx) =>
    appendAuditEntry(tx, { actor, action: 'downloaded', subject: { type: 'download', id: what }, detail }),
  )
}
