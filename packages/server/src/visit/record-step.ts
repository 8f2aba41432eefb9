import type { StaffStep } from '@homecare/contract/admin/day-sheet'
import { stepTime } from '@homecare/domain/step-time'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import type { Actor, Ctx } from '../process/context'
import { applyStep, FAST_UNANSWERED } from './internal/apply-step'

/**
 * Stores a step that a nurse without a phone told the office, with the same consequences as from the phone. Repeating it
 * changes nothing. Throws NOT_FOUND, and ILLEGAL_TRANSITION or INVALID_INPUT with the reason, which the history keeps.
 */
export async function recordVisitStep({
  ctx,
  actor,
  input: { bookingId: given, at, ...step },
}: {
  ctx: Ctx
  actor: Actor
  input: StaffStep & { bookingId: string }
}): Promise<void> {
  const bookingId = recordId(given)
  const booking = await ctx.db.booking.findUnique({ where: { id: bookingId }, select: { paymentStatus: true } })
  if (!booking) throw new AppError('NOT_FOUND')
  if (booking.paymentStatus !== 'Paid' && booking.paymentStatus !== 'Reversed')
    throw new AppError('ILLEGAL_TRANSITION', { detail: 'This booking is not paid, so nobody makes its visit.' })
  const now = ctx.now()
  const happened = stepTime({ at: new Date(at), sentAt: undefined, receivedAt: now })
  const refusal = await ctx.db.$transaction((tx) =>
    applyStep(tx, { step: { ...step, bookingId }, at: happened, actor, now }),
  )
  if (refusal === FAST_UNANSWERED)
    throw new AppError('INVALID_INPUT', { detail: refusal, fields: { fasted: refusal.replace(/\.$/, '') } })
  if (refusal) throw new AppError('ILLEGAL_TRANSITION', { detail: refusal })
}
