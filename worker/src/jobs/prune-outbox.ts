import type { JobDefinition } from '../job'

const BATCH = 1_000
/** A booking's effects can be decided anew until its visit is over and the gateway has nothing left to say: 72 days. */
const KEPT_DAYS = 90

/** Forgets effects that were carried out long ago. What was never carried out stays, however old it is. */
export const pruneOutbox: JobDefinition<'prune-outbox'> = {
  retry: { attempts: 1, backoffMs: 1_000 },
  everyMs: 60 * 60_000,
  async run(ctx) {
    let count = 0
    for (let gone = BATCH; gone === BATCH; count += gone) {
      gone = await ctx.db.$executeRaw`
        WITH old AS (
          SELECT o.id, o.effect_key FROM outbox o JOIN effect_done e ON e.effect_key = o.effect_key
          WHERE greatest(o.relayed_at, e.done_at) < now() - ${KEPT_DAYS} * interval '1 day' AND o.relayed_at IS NOT NULL
          ORDER BY o.relayed_at LIMIT ${BATCH}
        ), pruned AS (DELETE FROM outbox USING old WHERE outbox.id = old.id)
        DELETE FROM effect_done USING old WHERE effect_done.effect_key = old.effect_key`
    }
    if (count > 0) ctx.log.info({ count }, 'effects of long ago forgotten')
  },
}
