import type { Ctx } from '../context'

/** How many effects may leave now and are not in the queue yet. */
export const countWaiting = ({ ctx: { db } }: { ctx: Pick<Ctx, 'db'> }): Promise<number> =>
  db.outbox.count({ where: { relayedAt: null, OR: [{ notBefore: null }, { notBefore: { lte: new Date() } }] } })
