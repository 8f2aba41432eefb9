import type { EffectName, JobPayload } from '@homecare/contract/jobs'
import type { Ctx } from '@homecare/server/context'
import type { Queue } from '@homecare/server/ports/queue'
import { jobs } from './jobs'

export const BATCH = 50

interface Row {
  id: string
  name: EffectName
  payload: JobPayload<EffectName>
}

/**
 * Hands the oldest waiting effects to the queue and marks those that it accepted; other relays pass over them
 * meanwhile. A crash before the mark hands them over again under the same ids. Names that this release doesn't know
 * wait for one that does. Returns how many were handed over; rejects if the queue refused any.
 */
export async function relayBatch(db: Ctx['db'], queue: Queue): Promise<number> {
  const { accepted, refused } = await db.$transaction(
    async (tx) => {
      const rows = await tx.$queryRaw<Row[]>`
        SELECT id, name, payload FROM outbox
        WHERE relayed_at IS NULL AND name = ANY(${Object.keys(jobs)})
        ORDER BY created_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`
      const answers = await Promise.allSettled(rows.map((row) => queue.add(row, jobs[row.name].retry)))
      const accepted = rows.filter((_, index) => answers[index]?.status === 'fulfilled').map(({ id }) => id)
      await tx.outbox.updateMany({ where: { id: { in: accepted } }, data: { relayedAt: new Date() } })
      return { accepted: accepted.length, refused: answers.find((answer) => answer.status === 'rejected') }
    },
    { maxWait: 10_000, timeout: 30_000 },
  )
  if (refused) throw refused.reason
  return accepted
}
