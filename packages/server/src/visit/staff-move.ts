import type { StaffMoveVisit } from '@homecare/contract/self-service'
import { AppError } from '../process/app-error'
import { lockExpectedBooking } from '../booking/queries'
import type { Actor, Ctx } from '../process/context'
import { withAlternativeSlots } from '../slot/with-alternative-slots'
import { moveBooking } from './internal/move-booking'

interface StaffMoveCall {
  ctx: Ctx
  actor: Actor
  input: StaffMoveVisit & { id: string }
}

/**
 * Moves a paid visit by staff, as requested or agreed with its owner, so no lead time applies. Its nurse stays if free
 * then and staff chose nobody else. Throws NOT_FOUND,
 * CONFLICT for an older version, ILLEGAL_TRANSITION, SLOT_FULL, INVALID_INPUT.
 */
export const staffMoveVisit = withAlternativeSlots(async ({ ctx, actor, input }: StaffMoveCall): Promise<void> => {
  const to = { date: input.date, time: input.time }
  const rules = { ...ctx.settings.slotRules, leadMinutes: 0 }
  await ctx.db.$transaction(async (tx) => {
    const booking = await lockExpectedBooking(tx, input)
    if (booking.status !== 'Pending' || booking.paymentStatus !== 'Paid')
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'Only a paid visit that is still to come can be moved.' })
    if (booking.seat && booking.date === to.date && booking.time === to.time)
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'The visit is at that time already.' })
    const change = { to, statement: input.notEatenSince, nurseId: input.nurseId }
    await moveBooking(tx, booking, { ...change, actor, now: ctx.now(), rules, profile: ctx.profile })
  })
})
