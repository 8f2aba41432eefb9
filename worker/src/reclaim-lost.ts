import type { Ctx } from '@homecare/server/context'
import { reasonOf } from './reason-of'

/**
 * Lets the relay hand over again what was handed over an hour ago or more and is not done. A queue that still has the
 * job knows its id and takes no second one; one that lost its memory gets it back. Returns how many.
 */
export async function reclaimLost({ db, log }: Pick<Ctx, 'db' | 'log'>): Promise<number> {
  try {
    return await db.$executeRaw`
      UPDATE outbox o SET relayed_at = NULL
      WHERE o.relayed_at < now() - interval '1 hour' AND o.created_at > now() - interval '7 days'
        AND NOT EXISTS (SELECT FROM effect_done e WHERE e.effect_key = o.effect_key)`
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'lost effects could not be looked for')
    return 0
  }
}
