import type { Ctx } from '../process/context'

interface RequeueLost {
  ctx: Pick<Ctx, 'db'>
  /** Effects that were added later than this are probably still on their way; 60 by default. */
  afterMinutes?: number
}

/**
 * Lets the relay add effects again that it added a while ago and that are not done. A queue that still has the job
 * ignores its id, and a queue that lost its data gets it back. Returns the number of effects.
 */
export const requeueLost = ({ ctx: { db }, afterMinutes = 60 }: RequeueLost): Promise<number> =>
  db.$executeRaw`
    UPDATE outbox o SET relayed_at = NULL
    WHERE o.relayed_at <= now() - make_interval(mins => ${afterMinutes}::int)
      AND o.created_at > now() - interval '7 days'
      AND NOT EXISTS (SELECT FROM effect_done e WHERE e.effect_key = o.effect_key)`
