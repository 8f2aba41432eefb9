import { HAS_EATEN, NOBODY_THERE } from '@homecare/domain/visit-step'
import { VISITOR_REQUEST } from '@homecare/domain/self-service'
import type { Prisma } from '../generated/prisma/client'

/**
 * The reason for which staff have to act on a booking beside the one that it names now: a booking names one reason only,
 * so that each of several waits until staff have cleared the others, one by one. Null if there is none. `settled` is the
 * reason that has just been cleared or has ended.
 */
export async function waitingReason(
  tx: Prisma.TransactionClient,
  bookingId: string,
  settled: string,
): Promise<string | null> {
  const [first] = await tx.$queryRaw<{ reason: string }[]>`
    SELECT reason FROM booking b CROSS JOIN LATERAL (
      SELECT 1 AS rank, a.flag AS reason FROM payment_attempt a WHERE a.booking_id = b.id AND CASE a.flag
        WHEN 'unknown-status' THEN b.payment_status <> 'Paid'
        WHEN 'paid-slot-gone' THEN NOT EXISTS (SELECT FROM slot_seat s WHERE s.booking_id = b.id AND s.state = 'booked')
        ELSE a.flag IS NOT NULL END
      UNION SELECT 2, 'refund-failed' FROM payment_attempt a WHERE a.booking_id = b.id AND (a.refund = 'failed'
        OR EXISTS (SELECT FROM part_refund p WHERE p.payment_attempt_id = a.id AND p.state = 'failed'))
      UNION SELECT 3, ${VISITOR_REQUEST} FROM change_request c WHERE c.booking_id = b.id AND c.closed_at IS NULL
      UNION SELECT 4, ${NOBODY_THERE} WHERE b.status = 'Pending' AND (
        SELECT s.kind = 'nobodyThere' AND to_char(s.at AT TIME ZONE 'Asia/Dubai', 'YYYY-MM-DD') = b.date
        FROM visit_step s WHERE s.booking_id = b.id ORDER BY s.at DESC, s.received_at DESC LIMIT 1)
      UNION SELECT 5, ${HAS_EATEN} FROM visit_step s
      WHERE s.booking_id = b.id AND s.kind = 'sampleTaken' AND s.fasted = false
    ) reasons
    WHERE b.id = ${bookingId}::uuid AND reason <> ${settled} AND (reason = ${VISITOR_REQUEST} OR coalesce((
      SELECT e.action FROM audit_entry e WHERE e.subject_type = 'booking' AND e.subject_id = b.id::text
        AND e.detail ->> 'reason' = reason ORDER BY e.id DESC LIMIT 1), '') <> 'action cleared')
    ORDER BY rank LIMIT 1`
  return first?.reason ?? null
}
