import type { StaffMoveVisit } from '@homecare/contract/self-service'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { AppError } from '../app-error'
import type { Actor, Ctx } from '../context'
import { lockBooking } from '../booking/queries'
import { moveBooking } from './internal/move-booking'
import { orNearest } from '../slot/with-alternative-slots'
import { recordId } from '../record/internal/find-record'
import { staleRecord } from '../record/internal/stale'
import { getBooking } from '../booking/get'

/**
 * Staff move a paid visit: what its owner asked for, or what was agreed on the phone, so no lead time binds them.
 * Throws NOT_FOUND, CONFLICT for an older version, ILLEGAL_TRANSITION, SLOT_FULL, INVALID_INPUT.
 */
export async function staffMoveVisit({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: StaffMoveVisit & { id: string }
}): Promise<BloodTestDetail> {
  const id = recordId(input.id)
  const to = { date: input.date, time: input.time }
  const rules = { ...ctx.settings.slotRules, leadMinutes: 0 }
  await orNearest(ctx, to, () =>
    ctx.db.$transaction(async (tx) => {
      const booking = await lockBooking(tx, id)
      if (booking.version !== input.version) throw await staleRecord(tx, 'booking', id)
      if (booking.status !== 'Pending' || booking.paymentStatus !== 'Paid')
        throw new AppError('ILLEGAL_TRANSITION', { detail: 'Only a paid visit that is still to come can be moved.' })
      if (booking.seat && booking.date === to.date && booking.time === to.time)
        throw new AppError('ILLEGAL_TRANSITION', { detail: 'The visit is at that time already.' })
      await moveBooking(tx, booking, { to, actor, now: ctx.now(), rules })
    }),
  )
  return getBooking({ ctx, input: { id } })
}
