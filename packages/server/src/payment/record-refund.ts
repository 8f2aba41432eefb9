import { formatAed } from '@homecare/domain/money'
import { appendAuditEntry } from '../audit/append'
import type { Ctx } from '../process/context'
import type { PartRefund, Prisma } from '../generated/prisma/client'
import { enqueueEmail } from '../outbox/enqueue'
import { tellPatient } from '../outbox/tell-patient'
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
    : { refund: 'failed' as const, needsAction: REFUSED }
  await tx.booking.updateMany({
    where: { id: bookingId, ...(done ? { refund: 'requested' } : {}) },
    data: { ...data, version: { increment: 1 } },
  })
  await appendAnswer(tx, bookingId, { done, detail: { attemptId, detail } })
  if (done) await tellPatient(tx, 'refund-done', { bookingId, attemptId }, { now: ctx.now() })
  else await emailRefusal(tx, bookingId, attemptId)
}

/** Stores the gateway's response to the refund of a part. The booking's own refund stays: it is about all that is left. */
export async function recordPartRefund(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { bookingId, part }: { bookingId: string; part: PartRefund & { attempt: { attemptId: string } } },
  { done, detail }: RefundOutcome,
): Promise<void> {
  await lockBooking(tx, bookingId)
  const { id, amountFils } = part
  const { attemptId } = part.attempt
  const { count } = await tx.partRefund.updateMany({
    where: { id, state: 'requested' },
    data: { state: done ? 'done' : 'failed', at: ctx.now() },
  })
  if (count === 0) return
  const needsAction = done ? {} : { needsAction: REFUSED }
  await tx.booking.updateMany({ where: { id: bookingId }, data: { ...needsAction, version: { increment: 1 } } })
  await appendAnswer(tx, bookingId, {
    done,
    detail: { attemptId, partId: id, amount: formatAed(amountFils), detail },
  })
  if (done) await tellPatient(tx, 'part-refunded', { bookingId, partId: id }, { now: ctx.now() })
  else await emailRefusal(tx, bookingId, id)
}

const REFUSED = 'refund-failed'

const appendAnswer = (
  tx: Prisma.TransactionClient,
  bookingId: string,
  { done, detail }: { done: boolean; detail: Prisma.InputJsonObject },
): Promise<void> =>
  appendAuditEntry(tx, {
    actor: { name: 'gateway', role: 'gateway' },
    action: done ? 'refund accepted' : 'refund refused',
    subject: { type: 'booking', id: bookingId },
    detail,
  })

const emailRefusal = (tx: Prisma.TransactionClient, bookingId: string, about: string): Promise<void> =>
  enqueueEmail(tx, 'needs-action', { bookingId, reason: REFUSED }, { about: `${about}:${REFUSED}` })
