import { randomUUID } from 'node:crypto'
import { isOrderId } from '@homecare/domain/order-id'
import type { Ctx } from '../context'
import type { Prisma } from '../generated/prisma/client'
import { enqueue } from '../outbox/enqueue'
import { countUnreadable, MAX_COPIES } from './queries'
import type { DecryptedReturn } from '../ports/gateway'
import { storable } from '../storable'

export interface ReceivedMessage {
  attemptId: string
  message: DecryptedReturn
  /** True if the same message was stored before. */
  replayed: boolean
}

interface PostedMessage {
  source: 'browser' | 'push'
  encResp: string
  orderNo?: string | undefined
  /** The client's IP address. */
  from?: string | undefined
}

/**
 * Decrypts a message of the gateway and stores it before anything else. Returns null for an altered or foreign message
 * or an unknown order. An undecryptable message is only counted, since anybody can post one. This settles nothing:
 * after a notification the worker makes the status call.
 */
export async function receiveGatewayMessage({
  ctx,
  input,
}: {
  ctx: Ctx
  input: PostedMessage
}): Promise<ReceivedMessage | null> {
  const { source, encResp, orderNo } = input
  const message = ctx.gateway.openReturn(encResp)
  if (!message) {
    await countUnreadable(ctx, { source, encResp, from: input.from })
    return null
  }
  const verdict = await judge(ctx, message, orderNo)
  const attemptId = verdict === 'known' ? message.orderNo : null
  const id = randomUUID()
  const stored: Prisma.GatewayMessageUncheckedCreateInput = {
    id,
    source,
    raw: storable(encResp),
    receivedAt: ctx.now(),
    orderNo: storable(message.orderNo).slice(0, 100),
    verdict: `${verdict}: ${storable(message.orderStatus)}`,
    attemptId,
  }
  const copies = await ctx.db.gatewayMessage.count({ where: { attemptId, raw: stored.raw } })
  const received = attemptId ? { attemptId, message, replayed: copies > 0 } : null
  // Everybody who has paid can replay that return without limit, and its content is stored already.
  if (copies >= MAX_COPIES) return received
  await ctx.db.$transaction(async (tx) => {
    await tx.gatewayMessage.create({ data: stored, select: { id: true } })
    if (attemptId && source === 'push')
      await enqueue(
        tx,
        { name: 'settle-payment', payload: { attemptId, reference: message.trackingId ?? undefined } },
        `settle-payment:${id}`,
      )
  })
  return received
}

async function judge(
  ctx: Ctx,
  message: DecryptedReturn,
  orderNo: string | undefined,
): Promise<'known' | 'order-differs' | 'unknown-order'> {
  if (orderNo && orderNo !== message.orderNo) return 'order-differs'
  if (!isOrderId(message.orderNo)) return 'unknown-order'
  const attempt = await ctx.db.paymentAttempt.findUnique({
    // The id of a second transaction is no order number at the gateway.
    where: { attemptId: message.orderNo, orderNo: null },
    select: { id: true },
  })
  return attempt ? 'known' : 'unknown-order'
}
