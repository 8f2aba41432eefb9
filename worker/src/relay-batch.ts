import type { EffectName, JobPayload } from '@homecare/contract/jobs'
import type { Ctx } from '@homecare/server/context'
import type { Queue } from '@homecare/server/ports/queue'
import { jobs } from './jobs'

export const BATCH = 500

interface Row {
  id: string
  name: EffectName
  payload: JobPayload<EffectName>
  effectKey: string
}

/**
 * Hands the oldest waiting effects to the queue in one go and marks them; other relays pass over them meanwhile. A
 * crash before the mark hands them over again under the same ids. Names that this release doesn't know wait for one
 * that does. Returns how many were handed over; rejects if the queue refused, and then all of them wait.
 */
export async function relayBatch(db: Ctx['db'], queue: Queue): Promise<number> {
  return db.$transaction(
    async (tx) => {
      const rows = await tx.$queryRaw<Row[]>`
        SELECT id, name, payload, effect_key AS "effectKey" FROM outbox
        WHERE relayed_at IS NULL AND (not_before IS NULL OR not_before <= now()) AND name = ANY(${Object.keys(jobs)})
        ORDER BY created_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`
      if (rows.length === 0) return 0
      await queue.add(rows.map((row) => ({ ...row, retry: jobs[row.name].retry })))
      const ids = rows.map(({ id }) => id)
      await tx.$executeRaw`UPDATE outbox SET relayed_at = now() WHERE id = ANY(${ids}::uuid[])`
      return rows.length
    },
    { maxWait: 10_000, timeout: 30_000 },
  )
}
