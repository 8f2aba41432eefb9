import type { MoneyReason } from '@homecare/contract/admin/money-board'
import { Prisma, type PaymentAttempt } from '../generated/prisma/client'
import { isOrderId } from '@homecare/domain/order-id'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { addressKey } from '../process/address-key'
import { storable } from '../database/storable'
import type { Settling } from './internal/settling'

export interface MoneyBoardRow {
  bookingId: string
  orderId: string
  fullName: string
  reason: MoneyReason
  detail: string | null
  totalFils: number
  /** What the row is about: of a refund its amount, else what is left of the payment, or is to be paid. */
  amountFils: number
  leftFils: number
  date: string
  time: string
  attemptId: string | null
  since: Date
  version: number
}

const MOST = 500

/** Where the money of the attempt `a` is, as `refundMoney` of the domain has it; null where nothing is under way or refused. */
const ATTEMPT_MONEY = Prisma.sql`
  SELECT coalesce(sum(p.amount_fils) FILTER (WHERE p.state = 'done'), 0)::int AS back_fils,
    (sum(p.amount_fils) FILTER (WHERE p.state = 'requested'))::int AS under_way_fils,
    (sum(p.amount_fils) FILTER (WHERE p.state = 'failed'))::int AS refused_fils,
    CASE WHEN a.state IN ('paid', 'surplus') AND a.refund NOT IN ('requested', 'done')
      THEN a.amount_fils - coalesce(sum(p.amount_fils) FILTER (WHERE p.state <> 'failed'), 0) ELSE 0 END::int AS left_fils
  FROM part_refund p WHERE p.payment_attempt_id = a.id`

/** Reads the bookings whose payment and visit do not match, a row for each reason, the oldest first, at most 500. */
export function moneyRows(
  tx: Prisma.TransactionClient,
  { visitsFrom, unconfirmedSince }: { visitsFrom: string; unconfirmedSince: Date },
): Promise<MoneyBoardRow[]> {
  return tx.$queryRaw<MoneyBoardRow[]>`
    WITH found AS (
      SELECT b.id, 'paid-without-slot' AS reason, b.needs_action AS detail, a.attempt_id, a.finished_at AS since
      FROM booking b JOIN payment_attempt a ON a.booking_id = b.id AND a.state = 'paid'
      WHERE b.date >= ${visitsFrom} AND b.status = 'Pending' AND a.refund NOT IN ('requested', 'done')
        AND NOT EXISTS (SELECT FROM slot_seat s WHERE s.booking_id = b.id AND s.state = 'booked')
      UNION ALL
      SELECT b.id, 'confirmed-without-payment', lower(b.payment_status::text), last.attempt_id, last.finished_at
      FROM slot_seat s JOIN booking b ON b.id = s.booking_id
      LEFT JOIN LATERAL (SELECT attempt_id, finished_at FROM payment_attempt a WHERE a.booking_id = b.id
        ORDER BY a.number DESC LIMIT 1) last ON true
      WHERE s.date >= ${visitsFrom} AND s.state = 'booked' AND b.status <> 'Canceled' AND b.payment_status <> 'Paid'
      UNION ALL
      SELECT b.id, CASE WHEN b.needs_action = 'amount-differs' THEN 'amount-differs' ELSE 'needs-action' END,
        nullif(b.needs_action, 'amount-differs'), about.attempt_id, about.flagged_at
      FROM booking b LEFT JOIN LATERAL (SELECT attempt_id, flagged_at FROM payment_attempt a WHERE a.booking_id = b.id
          -- Each payment on top of the first one is given back alone, so each has a row.
          AND (b.needs_action <> 'paid-twice' OR (a.state = 'surplus' AND a.refund IN ('none', 'failed')))
        ORDER BY (a.flag = b.needs_action) DESC NULLS LAST, (b.needs_action = 'refund-failed' AND (a.refund = 'failed'
          OR EXISTS (SELECT FROM part_refund p WHERE p.payment_attempt_id = a.id AND p.state = 'failed'))) DESC,
         
          a.number DESC LIMIT CASE WHEN b.needs_action = 'paid-twice' THEN NULL ELSE 1 END) about ON true
      WHERE b.needs_action IS NOT NULL
        AND NOT (b.needs_action = 'paid-slot-gone' AND b.status = 'Pending' AND b.date >= ${visitsFrom}
          AND EXISTS (SELECT FROM payment_attempt a WHERE a.booking_id = b.id AND a.state = 'paid'
            AND a.refund NOT IN ('requested', 'done'))
          AND NOT EXISTS (SELECT FROM slot_seat s WHERE s.booking_id = b.id AND s.state = 'booked'))
      UNION ALL
      SELECT a.booking_id, 'refund-awaited', 'requested', a.attempt_id, a.refund_at
      FROM payment_attempt a WHERE a.refund = 'requested'
      UNION ALL
      SELECT a.booking_id, 'refund-awaited', 'requested', a.attempt_id, p.at
      FROM part_refund p JOIN payment_attempt a ON a.id = p.payment_attempt_id WHERE p.state = 'requested'
      UNION ALL
      -- Canceled and paid, and staff have not decided about a refund: a part that they gave back is their decision.
      SELECT b.id, 'refund-awaited', 'undecided', a.attempt_id, b.updated_at
      FROM booking b JOIN payment_attempt a ON a.booking_id = b.id AND a.state IN ('paid', 'surplus')
      WHERE b.status = 'Canceled' AND b.payment_status = 'Paid' AND b.refund = 'none' AND a.refund = 'none'
        AND NOT EXISTS (SELECT FROM part_refund p WHERE p.payment_attempt_id = a.id AND p.state IN ('requested', 'done'))
      UNION ALL
      SELECT a.booking_id, 'unconfirmed-for-long', lower(coalesce(a.gateway_status, 'unknown')), a.attempt_id,
        a.started_at
      FROM payment_attempt a
      WHERE (a.state = 'initiated' OR a.gateway_status = 'Successful') AND a.state <> 'reversed'
        AND a.started_at <= ${unconfirmedSince}
    )
    SELECT b.id AS "bookingId", b.order_id AS "orderId", b.full_name AS "fullName", f.reason, f.detail,
      b.total_fils AS "totalFils", coalesce(money.left_fils, 0) AS "leftFils", coalesce(CASE
        WHEN f.detail = 'requested' THEN coalesce(money.under_way_fils, a.amount_fils - money.back_fils)
        WHEN f.detail = 'refund-failed' THEN money.refused_fils END,
        nullif(money.left_fils, 0), b.total_fils) AS "amountFils", b.date, b.time, f.attempt_id AS "attemptId",
      coalesce(f.since, b.updated_at) AS since, b.version
    FROM found f JOIN booking b ON b.id = f.id LEFT JOIN payment_attempt a ON a.attempt_id = f.attempt_id
    LEFT JOIN LATERAL (${ATTEMPT_MONEY}) money ON true ORDER BY since, b.id, f.reason LIMIT ${MOST}`
}

/** Finds the attempt with this number at the gateway. A malformed number throws NOT_FOUND, like an unknown one. */
export async function findAttempt(ctx: Ctx, attemptId: string): Promise<PaymentAttempt> {
  const attempt = isOrderId(attemptId) ? await ctx.db.paymentAttempt.findUnique({ where: { attemptId } }) : null
  if (!attempt) throw new AppError('NOT_FOUND')
  return attempt
}

const HOUR_MS = 3600_000
const SAMPLE = 200

export interface UnreadableMessage {
  source: 'browser' | 'push'
  encResp: string
  /** The client’s IP address, which is stored as a keyed hash. */
  from: string | undefined
}

/** Counts an undecryptable message: one row for an address and an hour, however many and large they are. */
export async function countUnreadable(ctx: Ctx, { source, encResp, from = '' }: UnreadableMessage): Promise<void> {
  const now = ctx.now()
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const sample = storable(encResp.slice(0, SAMPLE))
  const key = addressKey(ctx.settings.secret, from)
  await ctx.db.$executeRaw`
    INSERT INTO unreadable_message (address_key, hour, source, sample, last_at)
    VALUES (${key}, ${hour}, ${source}::"GatewayMessageSource", ${sample}, ${now})
    ON CONFLICT (hour, address_key, source) DO UPDATE
      SET count = unreadable_message.count + 1, sample = excluded.sample, last_at = excluded.last_at`
  ctx.log.warn({ source, length: encResp.length }, 'a message in the gateway’s name could not be decrypted')
}

/** The maximum number of stored copies of one message about an attempt. */
export const MAX_COPIES = 10

/**
 * Stores the gateway's response and its effect; no response is not stored. At the limit of copies the latest one gets
 * the time of this response. The attempt's booking must be locked.
 */
export async function storeResponse(
  { ctx, tx, attempt, answer }: Pick<Settling, 'ctx' | 'tx' | 'attempt' | 'answer'>,
  verdict: string,
): Promise<void> {
  const { attemptId, orderNo } = attempt
  if (!answer.ok && (answer.reason === 'unreachable' || answer.reason === 'timeout')) return
  const raw = storable(answer.ok ? answer.value.raw : `${answer.reason}: ${answer.detail}`)
  const receivedAt = ctx.now()
  const copies = await tx.gatewayMessage.findMany({
    where: { attemptId, source: 'status', raw },
    orderBy: { receivedAt: 'desc' },
    select: { id: true },
    take: MAX_COPIES,
  })
  const [latest] = copies
  if (latest && copies.length === MAX_COPIES) {
    await tx.gatewayMessage.updateMany({ where: { id: latest.id }, data: { receivedAt } })
    return
  }
  await tx.gatewayMessage.create({
    data: { source: 'status', raw, orderNo, attemptId, verdict, receivedAt },
    select: { id: true },
  })
}
