import type { HeldSeats } from '@homecare/contract/admin/slot-plan'
import type { Ctx } from '../process/context'

/** The seats of a day that are held for bookings without a payment, by the time of the visit. */
export async function listHolds({ ctx, input: { date } }: { ctx: Ctx; input: { date: string } }): Promise<HeldSeats> {
  const seats = await ctx.db.slotSeat.findMany({
    where: { date, state: 'held', heldUntil: { gt: ctx.now() }, bookingId: { not: null } },
    include: { booking: { include: { attempts: { orderBy: { number: 'desc' }, take: 1 } } } },
    orderBy: [{ heldUntil: 'asc' }, { seat: 'asc' }],
    take: 500,
  })
  // Addresses are neither stored nor shown: the same letter is the same address.
  const letters = new Map<string, string>()
  const letterOf = (key: string | null): string | null => {
    if (key === null) return null
    const letter = letters.get(key) ?? letterAt(letters.size)
    letters.set(key, letter)
    return letter
  }
  return {
    date,
    holds: seats.flatMap(({ time, heldUntil, holderKey, booking }) =>
      booking && heldUntil
        ? [
            {
              bookingId: booking.id,
              orderId: booking.orderId,
              firstName: booking.fullName.split(' ')[0] ?? '',
              time,
              since: (booking.attempts[0]?.startedAt ?? booking.createdAt).toISOString(),
              until: heldUntil.toISOString(),
              addressGroup: letterOf(holderKey),
            },
          ]
        : [],
    ),
  }
}

/** A to Z, then AA, AB and so on. */
const letterAt = (index: number): string =>
  (index >= 26 ? letterAt(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26))
