import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { recordRefund, type RefundOutcome } from './record-refund'

/**
 * Refunds one paid attempt at the gateway and stores the result. Safe to run again after a crash: the gateway knows the
 * reference, and a stored result is final. Throws PAYMENT_UNAVAILABLE if the gateway's response is not clear; a refusal
 * is stored for staff.
 */
export async function makeRefund({
  ctx,
  input: { bookingId, attemptId },
}: {
  ctx: Ctx
  input: { bookingId: string; attemptId: string }
}): Promise<void> {
  const attempt = await ctx.db.paymentAttempt.findUnique({ where: { attemptId } })
  if (!attempt) throw new AppError('NOT_FOUND')
  if (attempt.refund !== 'requested') return
  const outcome = await refundAtGateway(ctx, attempt)
  await ctx.db.$transaction((tx) => recordRefund(ctx, tx, { bookingId, attemptId }, outcome), { maxWait: 10_000 })
}

async function refundAtGateway(
  ctx: Ctx,
  { attemptId, trackingId, amountFils }: { attemptId: string; trackingId: string | null; amountFils: number },
): Promise<RefundOutcome> {
  if (!trackingId) return { done: false, detail: 'the gateway gave no reference for this payment' }
  const answer = await ctx.gateway.refund({ trackingId, amountFils, reference: `RF-${attemptId}` })
  if (answer.ok) return { done: true, detail: answer.value.message }
  if (answer.reason === 'rejected' || answer.reason === 'no-record') return { done: false, detail: answer.detail }
  throw new AppError('PAYMENT_UNAVAILABLE', { detail: answer.reason })
}
