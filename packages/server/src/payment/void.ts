import type { GatewayAnswer } from '@homecare/contract/admin/money-board'
import { isPaidIn } from '@homecare/domain/payment'
import { AppError } from '../app-error'
import { record } from '../audit/append'
import type { Actor, Ctx } from '../context'
import { findAttempt } from './queries'
import { settlePayment } from './settle'

/**
 * Has the gateway cancel an order that it has not confirmed, so that no money moves, and settles what comes of it.
 * One that has ended already is left alone. Throws NOT_FOUND, CONFLICT with the gateway's words where it refuses,
 * PAYMENT_UNAVAILABLE where it does not answer.
 */
export async function voidPayment({
  ctx,
  actor,
  input: { attemptId },
}: {
  ctx: Ctx
  actor: Actor
  input: { attemptId: string }
}): Promise<GatewayAnswer> {
  // Asked first: what ended there meanwhile needs no voiding, and its reference may not have come yet.
  const before = await settlePayment({ ctx, input: { attemptId, source: 'staff' } })
  if (before.state !== 'initiated' && !isPaidIn(before.state)) return answer(attemptId, before)
  const { id, bookingId, trackingId, amountFils } = await findAttempt(ctx, attemptId)
  if (!trackingId) throw new AppError('CONFLICT', { detail: 'The gateway does not know this payment.' })
  const result = await ctx.gateway.cancel({ trackingId, amountFils })
  if (!result.ok && result.reason !== 'rejected' && result.reason !== 'no-record')
    throw new AppError('PAYMENT_UNAVAILABLE')
  await ctx.db.$transaction(async (tx) => {
    // Money that goes back because staff asked for it is nothing to bring before them.
    if (result.ok && isPaidIn(before.state))
      await tx.paymentAttempt.updateMany({ where: { id }, data: { refund: 'done', refundAt: ctx.now() } })
    const said = result.ok ? result.value.message : result.detail
    const action = result.ok ? 'payment voided' : 'void refused'
    await record(tx, { actor, action, subject: { type: 'booking', id: bookingId }, detail: { attemptId, said } })
  })
  if (!result.ok) throw new AppError('CONFLICT', { detail: result.detail })
  return answer(attemptId, await settlePayment({ ctx, input: { attemptId, source: 'staff' } }))
}

const answer = (attemptId: string, { state, said }: { state: GatewayAnswer['state']; said: string | null }) => ({
  attemptId,
  state,
  message: said,
})
