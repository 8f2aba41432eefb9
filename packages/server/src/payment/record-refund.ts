import { appendAuditEntry } from '../audit/append'
import type { Ctx } from '../process/context'
import type { Prisma } from '../generated/prisma/client'
import { enqueueEmail } from '../outbox/enqueue'
import { lockBooking } from '../booking/queries'

export interface RefundOutcome {
  done: boolean
  /** The gateway's message. */
  detail: string
}

/**
 * Stores the gateway's response to a refund in the history, the attempt and its booking. A booking that was paid twice
 * is refunded when all its requested refunds are done; one refused refund makes it need action.
 */
export async function recordRefund(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { bookingId, attemptId }: { bookingId: string; attemptId: string },
  { done, detail }: RefundOutcome,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId)
  const now = ctx.now()
  const { reconcileAfterSeconds } = ctx.settings
  await tx.paymentAttempt.updateMany({
    where: { attemptId },
    // The gateway reports a completed refund later, so the attempt is checked until then.
    data: done
      ? {
          refund: 'done',
          refundAt: now,
          checks: 0,
          nextCheckAt: new Date(now.getTime() + reconcileAfterSeconds * 1000),
        }
      : { refund: 'failed', refundAt: now },
  })
  const others = booking.attempts.filter((each) => each.attemptId !== attemptId)
  const stillOpen = others.some((each) => each.refund === 'requested')
  const data = done
    ? { refund: stillOpen ? ('requested' as const) : ('done' as const) }
    : { refund: 'failed' as const, needsAction: 'refund-failed' }
  await tx.booking.updateMany({
    where: { id: bookingId, ...(done ? { refund: 'requested' } : {}) },
    data: { ...data, version: { increment: 1 } },
  })
  await appendAuditEntry(tx, {
    actor: { name: 'gateway', role: 'gateway' },
    action: done ? 'refund accepted' : 'refund refused',
    subject: { type: 'booking', id: bookingId },
    detail: { attemptId, detail },
  })
  const reason = 'refund-failed'
  if (done) await enqueueEmail(tx, 'refund-done', { bookingId, attemptId })
  else await enqueueEmail(tx, 'needs-action', { bookingId, reason }, { about: `${attemptId}:${reason}` })
}
