import type { HeldSeats } from '@homecare/contract/admin/slot-plan'
import { recordId } from '../database/record-id'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import { lockBooking } from './queries'
import type { Actor, Ctx } from '../process/context'
import { listHolds } from '../slot/list-holds'

/**
 * Gives a seat back that is held for an unpaid booking. A payment that still arrives finds the booking as after an
 * expired hold: it gets a free seat, or needs action. Throws NOT_FOUND, CONFLICT if the seat was paid meanwhile. Nothing
 * happens if the hold has ended.
 */
export async function endHold({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: { bookingId: string }
}): Promise<HeldSeats> {
  const bookingId = recordId(input.bookingId)
  const date = await ctx.db.$transaction(async (tx) => {
    // A payment that is being settled has this lock.
    const booking = await lockBooking(tx, bookingId)
    if (booking.seat?.state === 'booked')
      throw new AppError('CONFLICT', { detail: 'This booking was paid meanwhile: its seat stays.' })
    const { count } = await tx.slotSeat.deleteMany({ where: { bookingId, state: 'held' } })
    const { time } = booking
    if (count > 0)
      await appendAuditEntry(tx, {
        actor,
        action: 'hold ended',
        subject: { type: 'booking', id: bookingId },
        detail: { date: booking.date, time },
      })
    return booking.date
  })
  return listHolds({ ctx, input: { date } })
}
