import type { GatewayQueryResponse } from '@homecare/contract/admin/money-board'
import { isPaidIn } from '@homecare/domain/payment'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { findAttempt } from './queries'
import { settlePayment, type Settlement } from './settle'

/**
 * Cancels an unconfirmed payment at the gateway, so that nothing is charged, and settles the result. A payment that has
 * ended stays unchanged. Throws NOT_FOUND, CONFLICT with the gateway's message if it refuses, PAYMENT_UNAVAILABLE if it
 * does not respond.
 */
export async function voidPayment({
  ctx,
  actor,
  input: { attemptId },
}: {
  ctx: Ctx
  actor: Actor
  input: { attemptId: string }
}): Promise<GatewayQueryResponse> {
  // The status call comes first: the payment may have ended there, and its reference may not be stored yet.
  const before = await settlePayment({ ctx, input: { attemptId, source: 'staff' } })
  if (before.state !== 'initiated' && !isPaidIn(before.state)) return presentResponse(attemptId, before)
  const { id, bookingId, trackingId, amountFils } = await findAttempt(ctx, attemptId)
  if (!trackingId) throw new AppError('CONFLICT', { detail: 'The gateway does not know this payment.' })
  const result = await ctx.gateway.cancel({ trackingId, amountFils })
  if (!result.ok && result.reason !== 'rejected' && result.reason !== 'no-record')
    throw new AppError('PAYMENT_UNAVAILABLE')
  await ctx.db.$transaction(async (tx) => {
    // Staff requested this reversal, so it does not need action.
    if (result.ok && isPaidIn(before.state))
      await tx.paymentAttempt.updateMany({ where: { id }, data: { refund: 'done', refundAt: ctx.now() } })
    const message = result.ok ? result.value.message : result.detail
    const action = result.ok ? 'payment voided' : 'void refused'
    await appendAuditEntry(tx, {
      actor,
      action,
      subject: { type: 'booking', id: bookingId },
      detail: { attemptId, said: message },
    })
  })
  if (!result.ok) throw new AppError('CONFLICT', { detail: result.detail })
  return presentResponse(attemptId, await settlePayment({ ctx, input: { attemptId, source: 'staff' } }))
}

const presentResponse = (attemptId: string, { state, gatewayStatus }: Settlement): GatewayQueryResponse => ({
  attemptId,
  state,
  message: gatewayStatus,
})
