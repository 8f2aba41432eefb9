import type { AlarmKind } from '@homecare/contract/admin/alarms'
import { dubaiDate, dubaiInstant } from '@homecare/domain/dates'
import { openHourBefore } from '@homecare/domain/opening-times'
import { nurseLate } from '@homecare/domain/nurse-late'
import { LIMIT_ABROAD } from '@homecare/domain/news'
import { REPORT_LATE } from '@homecare/domain/sample'
import { VISITOR_REQUEST } from '@homecare/domain/self-service'
import { HAS_EATEN, NOBODY_THERE } from '@homecare/domain/visit-step'
import type { Ctx } from '../process/context'
import { Prisma, type VisitStepKind } from '../generated/prisma/client'
import { endingLicences } from './ending-licences'

/** The kinds of alarms that are raised and ended by what `alarmCauses` finds. */
export const CAUSE_KINDS = [
  'nobody-there',
  'nurse-late',
  'has-eaten',
  'change-request',
  'unreached',
  'codes-abroad',
  'payment',
  'statement',
  'follow-up',
  'licence',
] as const satisfies readonly AlarmKind[]

/** A reason to act that holds now, at a booking or at what its kind says. */
export interface AlarmCause {
  kind: (typeof CAUSE_KINDS)[number]
  /** The same as long as it is the same cause. */
  subject: string
  bookingId: string | null
  /** Which of its kind. */
  reason: string
  since: Date
  /** What its text names: a booking's time as on screen, a case's number, a licence. */
  time: string
}

/** Reasons to act that are no payment's; the others are. */
const NOT_A_PAYMENTS = [NOBODY_THERE, HAS_EATEN, REPORT_LATE, VISITOR_REQUEST]

/** As many as the list of alarms has: the others are in the list of cases. */
const MOST_CASES = 200

interface Visit {
  id: string
  time: string
  visitAt: Date
  kind: VisitStepKind | null
  at: Date | null
}

/** Today's paid visits whose nurse is late, by the domain's rule. A nurse who does not make it any more does not count as on the way. */
async function lateNurses(db: Prisma.TransactionClient, now: Date): Promise<AlarmCause[]> {
  const visits = await db.$queryRaw<Visit[]>`
    SELECT b.id, b.time, b.visit_at AS "visitAt", step.kind, step.at
    FROM booking b LEFT JOIN nurse n ON n.id = b.nurse_id LEFT JOIN LATERAL (
      SELECT s.kind, s.at FROM visit_step s
      WHERE s.booking_id = b.id AND NOT (s.kind = 'onTheWay' AND s.phone_at IS NOT NULL
        AND s.actor <> 'nurse' AND n.id IS NOT NULL AND s.actor <> regexp_replace(n.first_name || ' ' || n.last_name, ' [-‐-―]+$', ''))
      ORDER BY s.at DESC, s.received_at DESC LIMIT 1) step ON true
    WHERE b.date = ${dubaiDate(now)} AND b.visit_at <= ${now} AND b.status = 'Pending' AND b.payment_status = 'Paid'`
  return visits.flatMap(({ id, time, visitAt, kind, at }) => {
    const late = nurseLate({ visitAt, lastStep: kind && at && { kind, at }, now })
    if (!late) return []
    const subject = `${id} ${visitAt.toISOString()} ${late.reason}`
    return [{ kind: 'nurse-late', subject, bookingId: id, ...late, time } as const]
  })
}

/** All causes as a table expression. */
export async function alarmCauses(
  db: Prisma.TransactionClient,
  { now, profile }: Pick<Ctx, 'now' | 'profile'>,
): Promise<Prisma.Sql> {
  const decided = JSON.stringify([...(await lateNurses(db, now())), ...(await endingLicences(db, now()))])
  const overdue = openHourBefore(profile.openingTimes, now())
  return Prisma.sql`(
    SELECT kind, subject, "bookingId" AS booking_id, reason, since, time
    FROM jsonb_to_recordset(${decided}::jsonb)
      AS l(kind text, subject text, "bookingId" uuid, reason text, since timestamptz, time text)
    UNION ALL
    SELECT 'change-request', c.id::text, b.id, c.kind::text, c.created_at, b.time
    FROM change_request c JOIN booking b ON b.id = c.booking_id WHERE c.closed_at IS NULL
    UNION ALL
    SELECT 'nobody-there', s.id::text, b.id, '', s.at, b.time
    FROM booking b CROSS JOIN LATERAL (SELECT id, kind, at FROM visit_step
      WHERE booking_id = b.id ORDER BY at DESC, received_at DESC LIMIT 1) s
    WHERE b.needs_action IS NOT NULL AND b.status = 'Pending' AND s.kind = 'nobodyThere'
    UNION ALL
    SELECT 'has-eaten', s.id::text, b.id, '', s.at, b.time
    FROM booking b JOIN visit_step s ON s.booking_id = b.id AND s.kind = 'sampleTaken'
    WHERE b.needs_action = ${HAS_EATEN}
    UNION ALL
    SELECT 'unreached', b.id::text, b.id, '', b.unreached_at, b.time
    FROM booking b WHERE b.unreached_at IS NOT NULL AND b.status = 'Pending'
    UNION ALL
    SELECT 'codes-abroad', ${dubaiDate(now())}, NULL, '', min(state_at), '' FROM message
    WHERE state = 'failed' AND reason = ${LIMIT_ABROAD} AND state_at >= ${dubaiInstant(dubaiDate(now()), 0)}
    HAVING count(*) > 0
    UNION ALL
    SELECT 'payment', b.id || ' ' || b.needs_action, b.id, b.needs_action, coalesce((SELECT
      max(greatest(a.flagged_at, a.refund_at, p.at)) FROM payment_attempt a
      LEFT JOIN part_refund p ON p.payment_attempt_id = a.id AND p.state = 'failed' WHERE a.booking_id = b.id), b.updated_at), b.time
    FROM booking b WHERE b.needs_action IS NOT NULL AND b.needs_action <> ALL (${NOT_A_PAYMENTS}::text[])
    UNION ALL
    SELECT 'statement', check_id::text, NULL, '', min(found_at), ''
    FROM statement_finding WHERE settled_at IS NULL GROUP BY check_id
    UNION ALL
    (SELECT 'follow-up', id::text || ' ' || extract(epoch FROM follow_up_at), NULL, '', follow_up_at, 'C-' || number
    FROM care_case WHERE state NOT IN ('ended', 'lost') AND erased_at IS NULL AND follow_up_at < ${overdue}
    ORDER BY follow_up_at, id LIMIT ${MOST_CASES}))`
}
