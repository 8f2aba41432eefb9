import type { MoveVisit } from '@homecare/contract/self-service'
import { AppError } from '../process/app-error'
import { findOwnBooking } from '../booking/find-own'
import { wishToMove } from '../booking/fast'
import { lockBooking } from '../booking/queries'
import type { Actor, Ctx } from '../process/context'
import { assertFast, assertSlotAvailable } from '../slot/check-slot'
import { withAlternativeSlots } from '../slot/with-alternative-slots'
import { isChangeRequested, requestChange } from '../booking/change-requests'
import { assertFewChanges } from './internal/assert-few-changes'
import { decideOwnChange } from './internal/decide-own-change'
import { moveBooking } from './internal/move-booking'

interface MoveVisitCall {
  ctx: Ctx
  actor: Actor
  input: MoveVisit & { orderId: string }
}

/**
 * Moves the visit to a free slot for its owner or, after the deadline, requests the move from staff. Repeating it
 * changes nothing. Throws NOT_FOUND, CONFLICT for an older version, ILLEGAL_TRANSITION, SLOT_FULL, INVALID_INPUT,
 * and RATE_LIMITED after many changes of a day.
 */
export const moveVisit = withAlternativeSlots(async ({ ctx, actor, input }: MoveVisitCall): Promise<void> => {
  const { id, date, time } = await findOwnBooking(ctx, input)
  const to = { date: input.date, time: input.time }
  const rules = ctx.settings.slotRules
  const slot = { now: ctx.now(), statement: input.notEatenSince, current: { date, time } }
  await ctx.db.$transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking.date === to.date && booking.time === to.time) return
    const change = { kind: 'move', ...to } as const
    const decision = await decideOwnChange(ctx, tx, { booking, kind: 'move' })
    if (decision === 'request' && (await isChangeRequested(tx, id, change))) return
    if (booking.version !== input.version)
      throw new AppError('CONFLICT', { detail: 'Your booking has changed meanwhile. Look at it again.' })
    if (decision === 'no')
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'This visit can’t be moved here. Please call us.' })
    await assertFewChanges(ctx, tx, id)
    if (decision === 'now') return moveBooking(tx, booking, { to, actor, rules, profile: ctx.profile, ...slot })
    const { wish } = await wishToMove(tx, booking, { to, ...slot })
    await assertSlotAvailable(tx, wish, { now: slot.now, rules })
    assertFast(wish, slot.now)
    await requestChange(tx, booking, { change, actor, now: slot.now })
  })
})
