import { AppError } from '@homecare/server/app-error'
import { recordRefund, type RefundOutcome } from '@homecare/server/payment/record-refund'
import type { JobDefinition, WorkerCtx } from '../job'
import { once } from '../once'

/**
 * Gives the money of one paid attempt back. The reference is the attempt's own, so that asking twice refunds once.
 * No answer is tried again; a clear no is for staff.
 */
export const refundPayment: JobDefinition<'refund-payment'> = {
  retry: { attempts: 14, backoffMs: 5_000 },
  async run(ctx, { bookingId, attemptId }, effectKey) {
    await once(ctx.db, effectKey, async (tx) => {
      const outcome = await refund(ctx, attemptId)
      await recordRefund(ctx, tx, { bookingId, attemptId }, outcome)
    })
  },
}

async function refund(ctx: WorkerCtx, attemptId: string): Promise<RefundOutcome> {
  const attempt = await ctx.db.paymentAttempt.findUnique({ where: { attemptId } })
  if (!attempt) throw new AppError('NOT_FOUND')
  const { trackingId, amountFils } = attempt
  if (!trackingId) return { done: false, detail: 'the gateway gave no reference for this payment' }
  const answer = await ctx.gateway.refund({ trackingId, amountFils, reference: `RF-${attemptId}` })
  if (answer.ok) return { done: true, detail: answer.value.message }
  if (answer.reason === 'rejected' || answer.reason === 'no-record') return { done: false, detail: answer.detail }
  throw new AppError('PAYMENT_UNAVAILABLE', { detail: answer.reason })
}
