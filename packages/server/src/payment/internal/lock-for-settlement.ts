import type { Locale } from '@homecare/domain/locales'
import type { AttemptState } from '@homecare/domain/payment'
import type { ActionReason } from '@homecare/domain/payment-table'
import type { Prisma, RefundState } from '../../generated/prisma/client'
import { AppError } from '../../process/app-error'

/** The columns of an attempt that settling needs. */
export interface SettlementAttempt {
  id: string
  attemptId: string
  /** The order number at the gateway. */
  orderNo: string
  number: number
  state: AttemptState
  amountFils: number
  currency: string
  startedAt: Date
  checks: number
  trackingId: string | null
  paymentMode: string | null
  failureMessage: string | null
  gatewayStatus: string | null
  flag: ActionReason | null
  refund: RefundState
  refundAt: Date | null
}

/** The columns of a locked booking that settling needs. */
export interface SettlementBooking {
  id: string
  orderId: string
  accessKey: string
  locale: Locale
  status: 'Pending' | 'Completed' | 'Canceled'
  needsAction: string | null
  date: string
  time: string
  visitAt: Date
  seatState: 'held' | 'booked' | null
  heldUntil: Date | null
  attempts: SettlementAttempt[]
}

type TimestampColumn = 'visitAt' | 'heldUntil'
type Row = SettlementAttempt &
  Pick<SettlementBooking, TimestampColumn> & { booking: Omit<SettlementBooking, 'attempts' | TimestampColumn> }

/**
 * Locks the booking, then reads it with its attempts in order. No other transaction changes it until this one ends. It
 * takes two statements, since a statement that waits for a lock sees other rows as they were before. Throws NOT_FOUND.
 */
export async function lockForSettlement(tx: Prisma.TransactionClient, id: string): Promise<SettlementBooking> {
  await tx.$queryRaw`SELECT id FROM booking WHERE id = ${id}::uuid FOR UPDATE`
  // This is plain SQL: one reconciliation runs it tens of thousands of times, and Prisma would send four queries.
  const rows = await tx.$queryRaw<Row[]>`
    SELECT a.id, a.attempt_id AS "attemptId", coalesce(a.order_no, a.attempt_id) AS "orderNo", a.number, a.state::text, a.amount_fils AS "amountFils", a.currency,
      a.started_at AS "startedAt", a.checks, a.tracking_id AS "trackingId", a.payment_mode AS "paymentMode",
      a.failure_message AS "failureMessage", a.gateway_status AS "gatewayStatus", a.flag, a.refund::text,
      a.refund_at AS "refundAt",
      b.visit_at AS "visitAt", s.held_until AS "heldUntil",
      json_build_object('id', b.id, 'orderId', b.order_id, 'accessKey', b.access_key, 'locale', b.locale, 'status', b.status,
        'needsAction', b.needs_action, 'date', b.date, 'time', b.time, 'seatState', s.state) AS booking
    FROM payment_attempt a JOIN booking b ON b.id = a.booking_id LEFT JOIN slot_seat s ON s.booking_id = b.id
    WHERE a.booking_id = ${id}::uuid ORDER BY a.number`
  const [first] = rows
  if (!first) throw new AppError('NOT_FOUND')
  return {
    ...first.booking,
    visitAt: first.visitAt,
    heldUntil: first.heldUntil,
    attempts: rows.map(({ booking: _, visitAt: __, heldUntil: ___, ...attempt }) => attempt),
  }
}
