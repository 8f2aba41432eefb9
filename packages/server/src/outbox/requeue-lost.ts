import type { Ctx } from '../context'

/**
 * Lets the relay add effects again that it added at least an hour ago and that are not done. A queue that still has the
 * job ignores its id, and a queue that lost its data gets it back. Returns the number of effects.
 */
export const requeueLost = ({ ctx: { db } }: { ctx: Pick<Ctx, 'db'> }): Promise<number> =>
  db.$executeRaw`
    UPDATE outbox o SET relayed_at = NULL
    WHERE o.relayed_at < now() - interval '1 hour' AND o.created_at > now() - interval '7 days'
      AND NOT EXISTS (SELECT FROM effect_done e WHERE e.effect_key = o.effect_key)`
