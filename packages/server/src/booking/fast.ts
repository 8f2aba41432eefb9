import { preparation } from '@homecare/domain/cart'
import { fastWhenMoved, neededStatement, type Fast } from '@homecare/domain/fasting'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import type { Booking, Prisma } from '../generated/prisma/client'
import type { SlotWish } from '../slot/check-slot'

type FastingBooking = Pick<Booking, 'id' | 'date' | 'time' | 'notEatenSince'>

/** The fast of a stored booking: as long as its strictest line needs, with what the patient said about it. */
export async function fastOf(
  tx: Prisma.TransactionClient,
  { id, notEatenSince }: Pick<FastingBooking, 'id' | 'notEatenSince'>,
): Promise<Fast> {
  const lines = await tx.bookingLine.findMany({ where: { bookingId: id } })
  return { hours: preparation(lines).fastingHours, notEatenSince }
}

interface OtherSlot {
  to: SlotChoice
  /** What the patient says now about the last meal. */
  statement: string | undefined
  now: Date
  /** The visit's slot, if it must not be an alternative to the wanted one. */
  current?: SlotChoice | undefined
}

/** Another slot of a booking as a wish, and the statement that the booking keeps there. */
export async function wishToMove(
  tx: Prisma.TransactionClient,
  booking: FastingBooking,
  { to, statement, now, current }: OtherSlot,
): Promise<{ wish: SlotWish; notEatenSince: Date | null }> {
  const stored = await fastOf(tx, booking)
  const said = statement === undefined ? stored : { ...stored, notEatenSince: new Date(statement) }
  const fast = statement === undefined ? fastWhenMoved(booking, stored, now) : said
  return { wish: { ...to, fast, current }, notEatenSince: neededStatement(to, said, now) }
}
