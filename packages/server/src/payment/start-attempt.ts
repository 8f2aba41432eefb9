import { attemptId } from '@homecare/domain/order-id'
import { record } from '../audit/append'
import type { Ctx } from '../context'
import type { Booking, Prisma } from '../generated/prisma/client'

/**
 * No hold outlasts this many times its length, counted from its attempt's start, however often the visitor comes back.
 */
const MAX_HOLDS = 2

/** Until when a seat is held that is taken or renewed now. `startedAt` is the attempt's. */
export function holdEnd(ctx: Ctx, startedAt?: Date): Date {
  const now = ctx.now()
  const renewed = now.getTime() + ctx.settings.slotHoldMinutes * 60_000
  return new Date(Math.min(renewed, lastHoldEnd(ctx, startedAt ?? now).getTime()))
}

/** The instant after which an attempt can't hold a seat any more. */
export function lastHoldEnd(ctx: Ctx, startedAt: Date): Date {
  return new Date(startedAt.getTime() + MAX_HOLDS * ctx.settings.slotHoldMinutes * 60_000)
}

/** Writes a booking's next payment attempt with its line in the history. */
export async function startAttempt(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { id: bookingId, orderId, totalFils }: Pick<Booking, 'id' | 'orderId' | 'totalFils'>,
  number: number,
): Promise<{ attemptId: string; amountFils: number }> {
  const startedAt = ctx.now()
  const nextCheckAt = new Date(startedAt.getTime() + ctx.settings.reconcileAfterSeconds * 1000)
  const attempt = {
    attemptId: attemptId(orderId, number),
    bookingId,
    number,
    amountFils: totalFils,
    startedAt,
    nextCheckAt,
  }
  await tx.paymentAttempt.create({ data: attempt, select: { id: true } })
  await record(tx, {
    actor: { name: 'visitor', role: 'visitor' },
    action: 'payment started',
    subject: { type: 'booking', id: bookingId },
    detail: { attemptId: attempt.attemptId },
  })
  return attempt
}
