import { currentTraceparent } from '@homecare/server-kit/span'
import { attemptId } from '@homecare/domain/order-id'
import { appendAuditEntry } from '../audit/append'
import type { Ctx } from '../process/context'
import type { Booking, Prisma } from '../generated/prisma/client'

/** A hold lasts at most this many times its length from its attempt's start, however often the visitor returns. */
const MAX_HOLDS = 2

/** Returns the time until which a seat that is taken or renewed now is held. `startedAt` is the attempt's. */
export function holdEnd(ctx: Ctx, startedAt?: Date): Date {
  const now = ctx.now()
  const renewed = now.getTime() + ctx.settings.slotHoldMinutes * 60_000
  return new Date(Math.min(renewed, lastHoldEnd(ctx, startedAt ?? now).getTime()))
}

/** Returns the time after which an attempt can't hold a seat any more. */
export function lastHoldEnd(ctx: Ctx, startedAt: Date): Date {
  return new Date(startedAt.getTime() + MAX_HOLDS * ctx.settings.slotHoldMinutes * 60_000)
}

/** Writes a booking's next payment attempt with its history entry. */
export async function startAttempt(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  {
    id: bookingId,
    orderId,
    totalFils,
    contactBy,
    locale,
  }: Pick<Booking, 'id' | 'orderId' | 'totalFils' | 'contactBy' | 'locale'>,
  { number, byPayLink = false }: { number: number; byPayLink?: boolean },
): Promise<{ attemptId: string; amountFils: number; byPayLink: boolean }> {
  const startedAt = ctx.now()
  const nextCheckAt = new Date(startedAt.getTime() + ctx.settings.reconcileAfterSeconds * 1000)
  const attempt = {
    attemptId: attemptId(orderId, number),
    bookingId,
    number,
    amountFils: totalFils,
    startedAt,
    nextCheckAt,
    byPayLink,
  }
  await tx.paymentAttempt.create({
    data: { ...attempt, traceparent: currentTraceparent() ?? null },
    select: { id: true },
  })
  await appendAuditEntry(tx, {
    actor: { name: 'visitor', role: 'visitor' },
    action: 'payment started',
    subject: { type: 'booking', id: bookingId },
    // The consent to messages by this way is given with the booking.
    detail: { attemptId: attempt.attemptId, contactBy, locale },
  })
  return attempt
}
