import type { Refund, RefundAmount } from '@homecare/contract/admin/money-board'
import { staffTime } from '@homecare/domain/clock'
import { filsFromAed, formatAed, type Fils } from '@homecare/domain/money'
import { isPaidIn } from '@homecare/domain/payment'
import { refundMoney, restFils } from '@homecare/domain/refund'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { requestPartRefund, requestRefund } from './request-refund'
import { findAttempt } from './queries'
import { lockBooking, type LockedBooking } from '../booking/queries'
import { assertExpectedVersion } from '../appointment/assert-expected-version'
import { storable } from '../database/storable'

type Attempt = LockedBooking['attempts'][number]

/**
 * Requests that an amount of one attempt goes back, without one all that is left; the worker makes the refund. Called again
 * with the same key, or while all of it is requested or done, it changes nothing. Returns the booking's id. Throws
 * NOT_FOUND, INVALID_INPUT for more than is left, CONFLICT for an older version, an unpaid attempt or while another refund
 * is under way, and SAMPLE_TAKEN for all of a visit that was made, until that is confirmed: the laboratory works on it, and
 * the patient still gets the report.
 */
export async function refundPayment({
  ctx,
  actor,
  input: { attemptId, version, note, confirmSampleTaken = false, ...wanted },
}: {
  ctx: Ctx
  actor: Actor
  input: Refund & Partial<Pick<RefundAmount, 'amount' | 'key'>> & { attemptId: string }
}): Promise<{ bookingId: string }> {
  const { bookingId } = await findAttempt(ctx, attemptId)
  await ctx.db.$transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    const attempt = booking.attempts.find((each) => each.attemptId === attemptId)
    if (!attempt) return
    const amountFils = wanted.amount === undefined ? undefined : filsFromAed(wanted.amount)
    if (isRequested(attempt, { key: wanted.key, amountFils })) return
    await assertExpectedVersion(tx, { type: 'booking', ...booking }, version)
    const { leftFils } = refundMoney(attempt)
    assertRefundable(attempt, amountFils ?? leftFils, leftFils)
    const isPart = amountFils !== undefined && amountFils < leftFils
    const sampleTaken = !isPart && isSampleTaken(booking, attempt, confirmSampleTaken)
    if (isPart) await requestPartRefund(tx, attempt, { id: wanted.key ?? '', amountFils, now: ctx.now() })
    else await requestRefund(tx, attempt, ctx.now())
    const change = { ...(!isPart && { refund: 'requested' as const }), version: { increment: 1 } }
    await tx.booking.updateMany({ where: { id: bookingId }, data: change })
    await appendAuditEntry(tx, {
      actor,
      action: 'refund requested',
      subject: { type: 'booking', id: bookingId },
      detail: {
        attemptId,
        amount: formatAed(isPart ? amountFils : leftFils),
        note: storable(note),
        ...(sampleTaken && { sampleTaken }),
      },
    })
  })
  return { bookingId }
}

/** The same request was made before. Throws CONFLICT if its key was used for another amount, or all is requested already. */
function isRequested(attempt: Attempt, wanted: { key: string | undefined; amountFils: Fils | undefined }): boolean {
  const { key, amountFils } = wanted
  const known = attempt.parts.find(({ id }) => id === key)
  if (known && known.amountFils !== amountFils)
    throw new AppError('CONFLICT', { detail: 'Another amount was requested before.' })
  if (known) return true
  if (attempt.refund !== 'requested' && attempt.refund !== 'done') return false
  if (amountFils === undefined || amountFils === restFils(attempt)) return true
  throw new AppError('CONFLICT', { detail: 'All of this payment is given back already.' })
}

function assertRefundable({ state }: Attempt, wantedFils: Fils, leftFils: Fils): void {
  if (!isPaidIn(state)) throw new AppError('CONFLICT', { detail: 'There is no money of this payment here.' })
  if (wantedFils <= leftFils) return
  const most = `At most ${formatAed(leftFils)} is left of this payment`
  throw new AppError('INVALID_INPUT', { detail: `${most}.`, fields: { amount: most } })
}

/** Throws SAMPLE_TAKEN until it is confirmed. */
function isSampleTaken(booking: LockedBooking, { state }: Attempt, isConfirmed: boolean): boolean {
  const completedAt = state === 'paid' && booking.status === 'Completed' ? booking.completedAt : null
  if (completedAt && !isConfirmed)
    throw new AppError('SAMPLE_TAKEN', {
      detail: `This visit was completed on ${staffTime(completedAt)}. The laboratory works on its sample, and the patient still gets the report.`,
    })
  return completedAt !== null
}
