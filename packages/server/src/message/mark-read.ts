import type { ThreadList } from '@homecare/contract/threads'
import type { Actor, Ctx } from '../process/context'
import { appendAuditEntry } from '../audit/append'
import { findThread, inThread, UNREAD } from './internal/find-thread'
import { listThreads } from './list-threads'

interface MarkRead {
  ctx: Pick<Ctx, 'db' | 'now'>
  actor: Actor
  input: { id: string }
}

/** Marks what the person wrote as read, up to the message that was on screen. Throws NOT_FOUND. */
export async function markThreadRead({ ctx, actor, input }: MarkRead): Promise<ThreadList> {
  await ctx.db.$transaction(async (tx) => {
    const { id, decidedAt, ...owner } = await findThread(tx, input.id)
    const { count } = await tx.message.updateMany({
      where: { ...inThread(owner), ...UNREAD, decidedAt: { lte: decidedAt } },
      data: { state: 'read', stateAt: ctx.now() },
    })
    if (count > 0) await appendAuditEntry(tx, { actor, action: 'messages read', subject: { type: 'thread', id } })
  })
  return listThreads({ ctx })
}
