import { appendAuditEntry } from '../audit/append'
import type { Ctx } from '../process/context'

const BATCH = 200

/**
 * Releases seats whose hold has expired, of bookings and of phone calls. A booking in settlement is locked and skipped, because its seat may be about
 * to be booked. Returns the number of released seats.
 */
export function releaseExpiredHolds({ ctx }: { ctx: Ctx }): Promise<number> {
  return ctx.db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string }[]>`
      SELECT b.id FROM booking b JOIN slot_seat s ON s.booking_id = b.id
      WHERE s.state = 'held' AND s.held_until <= ${ctx.now()}
      ORDER BY s.held_until LIMIT ${BATCH} FOR UPDATE OF b SKIP LOCKED`
    const ids = due.map(({ id }) => id)
    const still = { state: 'held', heldUntil: { lte: ctx.now() }, bookingId: { in: ids } } as const
    await tx.slotSeat.deleteMany({ where: still })
    await tx.slotSeat.deleteMany({ where: { state: 'held', heldUntil: { lte: ctx.now() }, bookingId: null } })
    const system = { name: 'system', role: 'system' } as const
    for (const id of ids)
      await appendAuditEntry(tx, { actor: system, action: 'held seat released', subject: { type: 'booking', id } })
    return ids.length
  })
}
