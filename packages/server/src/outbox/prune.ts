import type { Ctx } from '../process/context'

const BATCH = 1_000
/**
 * The days for which an effect can be decided again: until the visit is over and the gateway reports no more, 72 days.
 */
const KEEP_DAYS = 90

/**
 * Deletes effects that were done before that, and returns their number. An effect that is not done is never deleted.
 */
export async function pruneOutbox({ ctx: { db } }: { ctx: Pick<Ctx, 'db'> }): Promise<number> {
  let count = 0
  for (let deleted = BATCH; deleted === BATCH; count += deleted) {
    deleted = await db.$executeRaw`
      WITH old AS (
        SELECT o.id, o.effect_key FROM outbox o JOIN effect_done e ON e.effect_key = o.effect_key
        WHERE greatest(o.relayed_at, e.done_at) < now() - ${KEEP_DAYS} * interval '1 day' AND o.relayed_at IS NOT NULL
        ORDER BY o.relayed_at LIMIT ${BATCH}
      ), pruned AS (DELETE FROM outbox USING old WHERE outbox.id = old.id)
      DELETE FROM effect_done USING old WHERE effect_done.effect_key = old.effect_key`
  }
  return count
}
