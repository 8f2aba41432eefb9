import type { EffectName, JobPayload } from '@homecare/contract/jobs'
import type { Ctx } from '../process/context'
import type { Queue, RetryPolicy } from '../ports/queue'

export const RELAY_BATCH = 500

interface OutboxRow {
  id: string
  name: EffectName
  payload: JobPayload<EffectName>
  effectKey: string
  traceparent: string | null
}

/**
 * Adds the oldest pending effects to the queue in one call and marks them; other relays skip them meanwhile. After a
 * crash before the mark they are added again under the same ids. Names that this release doesn't know wait for one
 * that does. Returns how many were added; rejects if the queue rejected, and then all of them wait.
 */
export async function relayBatch({
  ctx: { db },
  queue,
  jobs,
}: {
  ctx: Pick<Ctx, 'db'>
  queue: Pick<Queue, 'add'>
  /** The effects that this release knows. */
  jobs: Readonly<Record<EffectName, { retry: RetryPolicy }>>
}): Promise<number> {
  return db.$transaction(
    async (tx) => {
      const rows = await tx.$queryRaw<OutboxRow[]>`
        SELECT id, name, payload, effect_key AS "effectKey", traceparent FROM outbox
        WHERE relayed_at IS NULL AND (not_before IS NULL OR not_before <= now()) AND name = ANY(${Object.keys(jobs)})
        ORDER BY created_at, id LIMIT ${RELAY_BATCH} FOR UPDATE SKIP LOCKED`
      if (rows.length === 0) return 0
      await queue.add(
        rows.map(({ traceparent, ...row }) => ({
          ...row,
          traceparent: traceparent ?? undefined,
          retry: jobs[row.name].retry,
        })),
      )
      const ids = rows.map(({ id }) => id)
      await tx.$executeRaw`UPDATE outbox SET relayed_at = now() WHERE id = ANY(${ids}::uuid[])`
      return rows.length
    },
    { maxWait: 10_000, timeout: 30_000 },
  )
}
