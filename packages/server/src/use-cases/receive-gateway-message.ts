import { isOrderId } from '@homecare/domain/order-id'
import type { Ctx } from '../context'
import { enqueue } from '../outbox'
import type { GatewayReturn } from '../ports/gateway'
import { storable } from '../storable'

export interface ReceivedMessage {
  attemptId: string
  message: GatewayReturn
}

/**
 * Stores what the gateway posted before anything else is done, then opens it. null for all that is altered, foreign
 * or about an unknown order. It settles nothing: a push leaves that to the worker, which asks the gateway itself.
 */
export async function receiveGatewayMessage({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { source: 'browser' | 'push'; encResp: string; orderNo?: string | undefined }
}): Promise<ReceivedMessage | null> {
  const { source, encResp, orderNo } = input
  const { id } = await ctx.db.gatewayMessage.create({
    data: { source, raw: storable(encResp), receivedAt: ctx.now() },
    select: { id: true },
  })
  const message = ctx.gateway.openReturn(encResp)
  const verdict = await judge(ctx, message, orderNo)
  const attemptId = verdict === 'known' && message ? message.orderNo : null
  const said = message
    ? { orderNo: storable(message.orderNo).slice(0, 100), verdict: `${verdict}: ${storable(message.orderStatus)}` }
    : { verdict }
  const note = { where: { id }, data: { ...said, attemptId } }
  if (!attemptId || source === 'browser') await ctx.db.gatewayMessage.updateMany(note)
  else
    await ctx.db.$transaction(async (tx) => {
      await tx.gatewayMessage.updateMany(note)
      await enqueue(tx, { name: 'settle-payment', payload: { attemptId } }, `settle-payment:${id}`)
    })
  return attemptId && message ? { attemptId, message } : null
}

async function judge(
  ctx: Ctx,
  message: GatewayReturn | null,
  orderNo: string | undefined,
): Promise<'known' | 'undecodable' | 'order-differs' | 'unknown-order'> {
  if (!message) return 'undecodable'
  if (orderNo && orderNo !== message.orderNo) return 'order-differs'
  if (!isOrderId(message.orderNo)) return 'unknown-order'
  const attempt = await ctx.db.paymentAttempt.findUnique({
    where: { attemptId: message.orderNo },
    select: { id: true },
  })
  return attempt ? 'known' : 'unknown-order'
}
