import type { MoveVisit, OwnBooking } from '@homecare/contract/self-service'
import { selfService } from '@homecare/domain/self-service'
import { AppError } from '../app-error'
import type { Actor, Ctx } from '../context'
import { lockBooking } from '../booking/queries'
import { requestChange, isChangeRequested } from './change-requests'
import { findOwnBooking } from '../booking/find-own'
import { moveBooking } from './internal/move-booking'
import { orNearest } from '../slot/with-alternative-slots'
import { assertSlotAvailable } from '../slot/check-slot'
import { getOwnBooking } from '../booking/get-own'

/**
 * The owner moves the visit to a free slot, or asks staff for it when it is too late to do so alone. The same again
 * changes nothing more. Throws NOT_FOUND, CONFLICT for an older version, ILLEGAL_TRANSITION, SLOT_FULL, INVALID_INPUT.
 */
export async function moveVisit({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: MoveVisit & { orderId: string }
}): Promise<OwnBooking> {
  const { id, date, time } = await findOwnBooking(ctx, input)
  const to = { date: input.date, time: input.time }
  const now = ctx.now()
  const rules = ctx.settings.slotRules
  const move = () =>
    ctx.db.$transaction(async (tx) => {
      const booking = await lockBooking(tx, id)
      if (booking.date === to.date && booking.time === to.time) return
      const ask = { kind: 'move', ...to } as const
      const way = selfService({ ...booking, now }).move
      if (way === 'ask' && (await isChangeRequested(tx, id, ask))) return
      if (booking.version !== input.version)
        throw new AppError('CONFLICT', { detail: 'Your booking has changed meanwhile. Look at it again.' })
      if (way === 'no')
        throw new AppError('ILLEGAL_TRANSITION', { detail: 'This visit can’t be moved here. Please call us.' })
      if (way === 'now') return moveBooking(tx, booking, { to, actor, now, rules })
      await assertSlotAvailable(tx, { ...to, now, rules })
      await requestChange(tx, booking, { ask, actor, now })
    })
  await orNearest(ctx, to, move, { date, time })
  return getOwnBooking({ ctx, input })
}
