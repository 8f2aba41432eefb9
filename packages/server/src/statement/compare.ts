import { randomUUID } from 'node:crypto'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { enqueue } from '../outbox/enqueue'

/** Has the worker compare with the gateway's list now. */
export async function compareStatement({ ctx, actor }: { ctx: Ctx; actor: Actor }): Promise<void> {
  const id = randomUUID()
  await ctx.db.$transaction(async (tx) => {
    await enqueue(tx, { name: 'compare-statement', payload: {} }, `compare-statement:${id}`)
    await appendAuditEntry(tx, { actor, action: 'gateway list compared', subject: { type: 'payment', id } })
  })
}
