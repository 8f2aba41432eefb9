import { dubaiInstant, type IsoDate } from '@homecare/domain/dates'
import { meaningOf } from '@homecare/domain/payment'
import type { Ctx } from '../../process/context'
import type { PaymentAttempt } from '../../generated/prisma/client'
import { closeFindings, storeFindings, type NewFinding } from '../queries'

const MOST = 500
const DAY_MS = 24 * 3600_000
/** A refund that the gateway accepted shows in its status within some days. */
const REFUND_SHOWS_AFTER_MS = 5 * DAY_MS
const REFUND_LOOK_BACK_MS = 30 * DAY_MS

/**
 * The other way: payments here that the gateway's list does not have, asked about once more by their reference, and refunds
 * of which the gateway still knows nothing.
 */
export async function findUnlisted(
  ctx: Ctx,
  checkId: string,
  { from, before }: { from: IsoDate; before: IsoDate },
): Promise<void> {
  const unlisted = await ctx.db.paymentAttempt.findMany({
    where: {
      state: { in: ['paid', 'surplus'] },
      listedAt: null,
      startedAt: { gte: dubaiInstant(from, 0), lt: dubaiInstant(before, 0) },
    },
    orderBy: { startedAt: 'asc' },
    take: MOST,
  })
  if (unlisted.length === MOST) ctx.log.warn({ count: MOST }, 'many payments are missing in the gateway’s list')
  for (const attempt of unlisted) {
    const finding = await askOnceMore(ctx, attempt)
    if (finding === 'listed') {
      await ctx.db.paymentAttempt.updateMany({ where: { id: attempt.id }, data: { listedAt: ctx.now() } })
      await closeFindings(ctx, [{ kind: 'not-paid-there', about: attempt.attemptId }])
    } else if (finding) await storeFindings(ctx, checkId, [finding])
  }
  await storeFindings(ctx, checkId, await missingRefunds(ctx))
  await closeReversed(ctx)
}

/** The status call may know what the list lacks; without an answer it is asked at the next comparison. */
async function askOnceMore(ctx: Ctx, attempt: PaymentAttempt): Promise<NewFinding | 'listed' | null> {
  const { attemptId, trackingId, amountFils } = attempt
  const orderNo = attempt.orderNo ?? attemptId
  const answer = await ctx.gateway.orderStatus(orderNo, trackingId ? { referenceNo: trackingId } : {})
  if (!answer.ok && answer.reason !== 'no-record') return null
  const report = answer.ok ? answer.value : null
  const isThere = report !== null && meaningOf(report.status) === 'paid' && report.amountFils === amountFils
  return isThere ? 'listed' : toFinding('not-paid-there', attempt, report?.status ?? null)
}

async function missingRefunds(ctx: Ctx): Promise<NewFinding[]> {
  const now = ctx.now().getTime()
  const attempts = await ctx.db.paymentAttempt.findMany({
    where: {
      refund: 'done',
      state: { in: ['paid', 'surplus'] },
      refundAt: { gte: new Date(now - REFUND_LOOK_BACK_MS), lt: new Date(now - REFUND_SHOWS_AFTER_MS) },
    },
    take: MOST,
  })
  return attempts.map((attempt) => toFinding('refund-differs', attempt, attempt.gatewayStatus))
}

/** What was found about a payment is over when its money went back. */
async function closeReversed(ctx: Ctx): Promise<void> {
  const reversed = await ctx.db.$queryRaw<{ attemptId: string }[]>`
    SELECT a.attempt_id AS "attemptId" FROM statement_finding f JOIN payment_attempt a ON a.attempt_id = f.attempt_id
    WHERE f.settled_at IS NULL AND a.state = 'reversed' LIMIT ${MOST}`
  await closeFindings(
    ctx,
    reversed.flatMap(({ attemptId: about }) => [
      { kind: 'not-paid-there', about } as const,
      { kind: 'refund-differs', about } as const,
    ]),
  )
}

const toFinding = (
  kind: NewFinding['kind'],
  { attemptId, orderNo, trackingId }: PaymentAttempt,
  status: string | null,
): NewFinding => ({
  kind,
  about: attemptId,
  orderNo: orderNo ?? attemptId,
  referenceNo: trackingId,
  status,
  amount: null,
  at: null,
  attemptId,
})
