import type { AttemptState } from '@homecare/domain/payment'
import type { Ctx } from '../process/context'

/** Another process takes over the attempts of a crashed one after a minute, or sooner if checks are frequent. */
export const LEASE_MS = 60_000
const LEASE_IN_WAITS = 10

export interface DueAttempt {
  id: string
  attemptId: string
  /** The order number at the gateway. */
  orderNo: string
  bookingId: string
  state: AttemptState
  trackingId: string | null
  startedAt: Date
  checks: number
  /** The trace of the request that started it. */
  traceparent: string | null
}

/**
 * Claims up to `limit` attempts whose check is due, the longest due first. Batches that are claimed at the same time,
 * by any process, have different attempts.
 */
export function claimDueAttempts(
  { db, now, settings }: Pick<Ctx, 'db' | 'now' | 'settings'>,
  limit: number,
): Promise<DueAttempt[]> {
  const at = now()
  const leaseMs = Math.min(LEASE_MS, LEASE_IN_WAITS * settings.reconcileAfterSeconds * 1000)
  const lease = new Date(at.getTime() + leaseMs)
  return db.$queryRaw<DueAttempt[]>`
    UPDATE payment_attempt SET next_check_at = ${lease}
    WHERE id IN (SELECT id FROM payment_attempt WHERE next_check_at <= ${at}
      ORDER BY next_check_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, attempt_id AS "attemptId", coalesce(order_no, attempt_id) AS "orderNo", tracking_id AS "trackingId", booking_id AS "bookingId", state::text, started_at AS "startedAt", checks,
      traceparent`
}
