import type { Ctx } from '../process/context'

/** Returns the number of effects that are due and not in the queue yet. */
export const countWaiting = ({ ctx: { db } }: { ctx: Pick<Ctx, 'db'> }): Promise<number> =>
  db.outbox.count({ where: { relayedAt: null, OR: [{ notBefore: null }, { notBefore: { lte: new Date() } }] } })
