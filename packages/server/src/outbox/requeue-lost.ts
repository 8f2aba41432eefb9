import type { Ctx } from '../context'

/**
 * Lets the relay add again what was added an hour ago or more and is not done. A queue that still has the job knows its
 * id and takes no second one; one that lost its data gets it back. Returns how many.
 */
export const requeueLost = ({ ctx: { db } }: { ctx: Pick<Ctx, 'db'> }): Promise<number> =>
  db.$executeRaw`
    UPDATE outbox o SET relayed_at = NULL
    WHERE o.relayed_at < now() - interval '1 hour' AND o.created_at > now() - interval '7 days'
      AND NOT EXISTS (SELECT FROM effect_done e WHERE e.effect_key = o.effect_key)`
