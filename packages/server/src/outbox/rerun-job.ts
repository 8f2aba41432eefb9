import type { QueueBoard } from '@homecare/contract/admin/queue-board'
import { z } from 'zod'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { QueueAdmin } from '../ports/queue'
import { throwUnavailable, getQueueBoard } from './get-queue-board'

/**
 * Restarts a dead effect with all its attempts, and relays an effect that the queue has lost. A done effect does not
 * run again. Throws NOT_FOUND, CONFLICT if the effect is not dead, or UNAVAILABLE.
 */
export async function rerunJob({
  ctx,
  queue,
  actor,
  input: { id },
}: {
  ctx: Ctx
  queue: QueueAdmin
  actor: Actor
  input: { id: string }
}): Promise<QueueBoard> {
  if (!z.uuid().safeParse(id).success) throw new AppError('NOT_FOUND')
  const [row] = await ctx.db.$queryRaw<{ name: string; open: boolean }[]>`
    SELECT o.name, o.relayed_at IS NOT NULL AND NOT EXISTS (SELECT FROM effect_done e WHERE e.effect_key = o.effect_key) AS open
    FROM outbox o WHERE o.id = ${id}::uuid`
  if (!row) throw new AppError('NOT_FOUND')
  const rerun = await queue.rerun(id).catch(throwUnavailable)
  if (!rerun && !row.open) throw new AppError('CONFLICT', { detail: 'This effect is done, or it has not started yet.' })
  await ctx.db.$transaction(async (tx) => {
    // A queue that still has the job ignores its id.
    if (!rerun) await tx.$executeRaw`UPDATE outbox SET relayed_at = NULL WHERE id = ${id}::uuid`
    await appendAuditEntry(tx, {
      actor,
      action: 'job run again',
      subject: { type: 'queue', id },
      detail: { name: row.name },
    })
  })
  return getQueueBoard({ ctx, queue })
}
