import type { Fils } from '@homecare/domain/money'
import { refundMoney } from '@homecare/domain/refund'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { recordPartRefund, recordRefund, type RefundOutcome } from './record-refund'

/** One transaction waits for another of the same booking. */
const WAIT = { maxWait: 10_000 }

/**
 * Refunds all that is left of one paid attempt at the gateway and stores the result. Safe to run again after a crash: the
 * gateway knows the reference, and a stored result is final. Throws PAYMENT_UNAVAILABLE if the gateway's response is not
 * clear; a refusal is stored for staff.
 */
export async function makeRefund({
  ctx,
  input: { bookingId, attemptId },
}: {
  ctx: Ctx
  input: { bookingId: string; attemptId: string }
}): Promise<void> {
  const attempt = await ctx.db.paymentAttempt.findUnique({ where: { attemptId }, include: { parts: true } })
  if (!attempt) throw new AppError('NOT_FOUND')
  if (attempt.refund !== 'requested') return
  const { trackingId } = attempt
  const { backFils, underWayFils: amountFils } = refundMoney(attempt)
  const outcome = await refundAtGateway(ctx, { trackingId, amountFils, backFils, reference: `RF-${attemptId}` })
  await ctx.db.$transaction((tx) => recordRefund(ctx, tx, { bookingId, attemptId }, outcome), WAIT)
}

/** The same for a part of an attempt. */
export async function makePartRefund({
  ctx,
  input: { bookingId, partId },
}: {
  ctx: Ctx
  input: { bookingId: string; partId: string }
}): Promise<void> {
  const part = await ctx.db.partRefund.findUnique({
    where: { id: partId },
    include: { attempt: { include: { parts: true } } },
  })
  if (part?.state !== 'requested') return
  const { attempt, amountFils } = part
  const { backFils } = refundMoney(attempt)
  const reference = `RF-${attempt.attemptId}-p${part.number}`
  const outcome = await refundAtGateway(ctx, { trackingId: attempt.trackingId, amountFils, backFils, reference })
  await ctx.db.$transaction((tx) => recordPartRefund(ctx, tx, { bookingId, part }, outcome), WAIT)
}

async function refundAtGateway(
  ctx: Ctx,
  { trackingId, ...refund }: { trackingId: string | null; amountFils: Fils; backFils: Fils; reference: string },
): Promise<RefundOutcome> {
  if (!trackingId) return { done: false, detail: 'the gateway gave no reference for this payment' }
  const answer = await ctx.gateway.refund({ trackingId, ...refund })
  if (answer.ok) return { done: true, detail: answer.value.message }
  if (answer.reason === 'rejected' || answer.reason === 'no-record') return { done: false, detail: answer.detail }
  throw new AppError('PAYMENT_UNAVAILABLE', { detail: answer.reason })
}
