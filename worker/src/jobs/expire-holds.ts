import { record } from '@homecare/server/audit/append'
import type { JobDefinition } from '../job'

const BATCH = 200

/**
 * Frees seats whose hold has run out. A booking that is being settled at this moment is locked, so it is passed over:
 * its seat may be on the way to being booked.
 */
export const expireHolds: JobDefinition<'expire-holds'> = {
  retry: { attempts: 1, backoffMs: 1_000 },
  everyMs: 15_000,
  async run(ctx) {
    const freed = await ctx.db.$transaction(async (tx) => {
      const due = await tx.$queryRaw<{ id: string }[]>`
        SELECT b.id FROM booking b JOIN slot_seat s ON s.booking_id = b.id
        WHERE s.state = 'held' AND s.held_until <= ${ctx.now()}
        ORDER BY s.held_until LIMIT ${BATCH} FOR UPDATE OF b SKIP LOCKED`
      const ids = due.map(({ id }) => id)
      const still = { state: 'held', heldUntil: { lte: ctx.now() }, bookingId: { in: ids } } as const
      await tx.slotSeat.deleteMany({ where: still })
      const system = { name: 'system', role: 'system' } as const
      for (const id of ids)
        await record(tx, { actor: system, action: 'held seat released', subject: { type: 'booking', id } })
      return ids.length
    })
    if (freed > 0) ctx.log.info({ count: freed }, 'held seats released')
  },
}
