import type { CancelVisit } from '@homecare/contract/self-service'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { tellPatient } from '../outbox/tell-patient'
import { lockBooking } from '../booking/queries'
import { requestChange, isChangeRequested } from '../booking/change-requests'
import { findOwnBooking } from '../booking/find-own'
import { releaseSeat } from '../slot/seats'
import { assertFewChanges } from './internal/assert-few-changes'
import { decideOwnChange } from './internal/decide-own-change'

/**
 * Cancels an unpaid booking in time for its owner; a late or paid one becomes a change request. Repeating it changes
 * nothing more. Throws NOT_FOUND, CONFLICT for an older version, ILLEGAL_TRANSITION,
 * and RATE_LIMITED after many changes of a day.
 */
export async function cancelVisit({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: CancelVisit & { orderId: string }
}): Promise<void> {
  const { id } = await findOwnBooking(ctx, input)
  const now = ctx.now()
  await ctx.db.$transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking.status === 'Canceled') return
    const decision = await decideOwnChange(ctx, tx, { booking, kind: 'cancel' })
    const change = { kind: 'cancel' } as const
    if (await isChangeRequested(tx, id, change)) return
    if (booking.version !== input.version)
      throw new AppError('CONFLICT', { detail: 'Your booking has changed meanwhile. Look at it again.' })
    if (decision === 'no')
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'This visit can’t be canceled here. Please call us.' })
    await assertFewChanges(ctx, tx, id)
    if (decision === 'request') return requestChange(tx, booking, { change, actor, now })
    await releaseSeat(tx, id)
    await tx.booking.update({ where: { id }, data: { status: 'Canceled', version: { increment: 1 } } })
    await appendAuditEntry(tx, { actor, action: 'canceled', subject: { type: 'booking', id } })
    await tellPatient(tx, 'booking-canceled', { bookingId: id }, { now })
  })
}
