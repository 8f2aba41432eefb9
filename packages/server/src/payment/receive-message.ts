import { randomUUID } from 'node:crypto'
import { isOrderId } from '@homecare/domain/order-id'
import type { Ctx } from '../process/context'
import type { Prisma } from '../generated/prisma/client'
import { enqueue } from '../outbox/enqueue'
import { countUnreadable, MAX_COPIES } from './queries'
import type { DecryptedReturn } from '../ports/gateway'
import { storable } from '../database/storable'

export interface ReceivedMessage {
  attemptId: string
  message: DecryptedReturn
  /** True if the same message was stored before, or if it may be one of many alterations of a message. */
  replayed: boolean
}

export interface PostedMessage {
  encResp: string
  /** The order number of the form. Anybody can write one, so it is a hint where the message itself has none. */
  orderNo?: string | undefined
  /** The client's IP address. */
  from?: string | undefined
}

/** The maximum number of stored messages about one attempt: whoever has one can make others by altering its end. */
const MAX_MESSAGES = 100
const MINUTE_MS = 60_000

/**
 * Decrypts a message of the gateway and stores it before anything else. Returns null for an altered or foreign message
 * or an unknown order. An undecryptable message is only counted, since anybody can post one. This settles nothing:
 * after a notification the worker makes the status call.
 */
export async function receiveGatewayMessage({
  ctx,
  input: { source, encResp, from },
}: {
  ctx: Ctx
  input: PostedMessage & { source: 'browser' | 'push' }
}): Promise<ReceivedMessage | null> {
  const message = ctx.gateway.openReturn(encResp)
  if (!message) {
    await countUnreadable(ctx, { source, encResp, from })
    return null
  }
  const attemptId = await attemptWith(ctx, message.orderNo)
  const stored: Prisma.GatewayMessageUncheckedCreateInput = {
    id: randomUUID(),
    source,
    raw: storable(encResp),
    receivedAt: ctx.now(),
    orderNo: storable(message.orderNo).slice(0, 100),
    verdict: `${attemptId ? 'known' : 'unknown-order'}: ${storable(message.orderStatus)}`,
    attemptId,
  }
  const copies = await ctx.db.gatewayMessage.count({ where: { attemptId, raw: stored.raw } })
  const received = attemptId ? { attemptId, message, replayed: copies > 0 || !message.intact } : null
  // Everybody who has paid can replay that return without limit, and its content is stored already.
  if (copies >= MAX_COPIES || (attemptId && (await isFull(ctx, attemptId)))) return received
  await ctx.db.$transaction(async (tx) => {
    await tx.gatewayMessage.create({ data: stored, select: { id: true } })
    if (!attemptId || source !== 'push') return
    // Of messages with odd bytes there may be many that differ in these bytes only: one a minute is enough.
    const key = message.intact ? stored.id : `${attemptId}:${Math.floor(ctx.now().getTime() / MINUTE_MS)}`
    const payload = { attemptId, reference: message.trackingId ?? undefined }
    await enqueue(tx, { name: 'settle-payment', payload }, `settle-payment:${key}`)
  })
  return received
}

const isFull = async (ctx: Ctx, attemptId: string): Promise<boolean> =>
  (await ctx.db.gatewayMessage.count({ where: { attemptId, source: { not: 'status' } } })) >= MAX_MESSAGES

/** Returns the attempt with this order number at the gateway, or null. */
export async function attemptWith(ctx: Ctx, orderNo: string): Promise<string | null> {
  if (!isOrderId(orderNo)) return null
  // The id of a second transaction is no order number at the gateway.
  const attempt = await ctx.db.paymentAttempt.findUnique({
    where: { attemptId: orderNo, orderNo: null },
    select: { attemptId: true },
  })
  return attempt?.attemptId ?? null
}
