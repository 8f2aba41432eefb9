import type { Refund } from '@homecare/contract/admin/money-board'
import { staffTime } from '@homecare/domain/clock'
import { isPaidIn } from '@homecare/domain/payment'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { requestRefund } from './request-refund'
import { findAttempt } from './queries'
import { lockBooking } from '../booking/queries'
import { assertExpectedVersion } from '../appointment/assert-expected-version'
import { storable } from '../database/storable'

/**
 * Requests the refund of one attempt by staff; the worker makes it. Called again while the refund is requested or done,
 * it changes nothing. Returns the booking's id. Throws NOT_FOUND, CONFLICT for an older version or an unpaid attempt, and SAMPLE_TAKEN for a visit
 * that was made, until that is confirmed: the laboratory works on it, and the patient still gets the report.
 */
export async function refundPayment({
  ctx,
  actor,
  input: { attemptId, version, note, confirmSampleTaken = false },
}: {
  ctx: Ctx
  actor: Actor
  input: Refund & { attemptId: string }
}): Promise<{ bookingId: string }> {
  const { bookingId } = await findAttempt(ctx, attemptId)
  await ctx.db.$transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    const attempt = booking.attempts.find((each) => each.attemptId === attemptId)
    if (!attempt || attempt.refund === 'requested' || attempt.refund === 'done') return
    await assertExpectedVersion(tx, { type: 'booking', ...booking }, version)
    if (!isPaidIn(attempt.state)) throw new AppError('CONFLICT', { detail: 'There is no money of this payment here.' })
    const completedAt = attempt.state === 'paid' && booking.status === 'Completed' ? booking.completedAt : null
    if (completedAt && !confirmSampleTaken)
      throw new AppError('SAMPLE_TAKEN', {
        detail: `This visit was completed on ${staffTime(completedAt)}. The laboratory works on its sample, and the patient still gets the report.`,
      })
    await requestRefund(tx, attempt, ctx.now())
    await tx.booking.updateMany({ where: { id: bookingId }, data: { refund: 'requested', version: { increment: 1 } } })
    const detail = { attemptId, note: storable(note), ...(completedAt && { sampleTaken: true }) }
    await appendAuditEntry(tx, {
      actor,
      action: 'refund requested',
      subject: { type: 'booking', id: bookingId },
      detail,
    })
  })
  return { bookingId }
}
