import type { SlotRules } from '@homecare/domain/slots'
import type { Prisma } from '../generated/prisma/client'

type Tx = Prisma.TransactionClient

export interface SlotKey {
  date: string
  time: string
}

/** Held and booked seats of each slot of a day; a hold that ran out is no seat. */
export async function takenSeats(tx: Tx, date: string, now: Date): Promise<Map<string, number>> {
  const groups = await tx.slotSeat.groupBy({ by: ['time'], where: { date, ...live(now) }, _count: true })
  return new Map(groups.map((group) => [group.time, group._count]))
}

/** A seat that counts: booked, or held and not run out. */
export function live(now: Date): Prisma.SlotSeatWhereInput {
  return { OR: [{ state: 'booked' }, { heldUntil: { gt: now } }] }
}

/**
 * Holds a seat for the booking until `heldUntil`, or renews its own. Returns false if every seat is taken.
 * The table's key decides among rivals: the second one waits for the first's commit, then tries the next seat.
 */
export async function holdSeat(
  tx: Tx,
  {
    date,
    time,
    bookingId,
    now,
    heldUntil,
    rules,
  }: SlotKey & { bookingId: string; now: Date; heldUntil: Date; rules: SlotRules },
): Promise<boolean> {
  if (await renewOwnSeat(tx, { date, time, bookingId, heldUntil })) return true
  await releaseSeat(tx, bookingId)
  const rows = await tx.slotSeat.findMany({ where: { date, time, ...live(now) }, select: { seat: true } })
  const taken = new Set(rows.map((row) => row.seat))
  if (taken.size >= rules.capacity) return false
  for (let seat = 1; seat <= rules.capacity; seat++) {
    if (taken.has(seat)) continue
    const won = await tx.$executeRaw`
      INSERT INTO slot_seat (date, time, seat, booking_id, state, held_until)
      VALUES (${date}, ${time}, ${seat}, ${bookingId}::uuid, 'held', ${heldUntil})
      ON CONFLICT (date, time, seat) DO UPDATE
        SET booking_id = excluded.booking_id, state = 'held', held_until = excluded.held_until
        WHERE slot_seat.state = 'held' AND slot_seat.held_until <= ${now}`
    if (won === 1) return true
  }
  return false
}

async function renewOwnSeat(
  tx: Tx,
  { date, time, bookingId, heldUntil }: SlotKey & { bookingId: string; heldUntil: Date },
): Promise<boolean> {
  const { count } = await tx.slotSeat.updateMany({
    where: { date, time, bookingId, state: 'held' },
    data: { heldUntil },
  })
  return count === 1
}

/** The held seat becomes the visit's own for good. */
export async function bookSeat(tx: Tx, bookingId: string): Promise<void> {
  await tx.slotSeat.update({ where: { bookingId }, data: { state: 'booked', heldUntil: null } })
}

export async function releaseSeat(tx: Tx, bookingId: string): Promise<void> {
  await tx.slotSeat.deleteMany({ where: { bookingId } })
}
