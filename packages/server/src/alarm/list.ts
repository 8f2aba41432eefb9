import { ALARM_ACTIONS, alarmKind, type Alarms } from '@homecare/contract/admin/alarms'
import { caseNumber } from '@homecare/domain/care-wishes'
import { may, type Role } from '@homecare/domain/roles'
import type { Ctx } from '../process/context'
import { staffNames } from '../audit/staff-names'
import { alarmCauses, CAUSE_KINDS } from './causes'

const MAX = 200

interface Row {
  id: string
  kind: string
  subject: string
  text: string
  raisedAt: Date
  bookingId: string | null
  orderId: string | null
  fullName: string | null
  caseId: string | null
  caseNumber: number | null
  patientName: string | null
  seenBy: string | null
  seenAt: Date | null
}

/** The kinds of alarms that a role gets. */
export const kindsOf = (role: Role): string[] => alarmKind.options.filter((kind) => may(role, ALARM_ACTIONS[kind]))

/** The open alarms that a role gets, the oldest first. One whose cause has just ended is not among them. */
export async function listAlarms({
  ctx,
  input: { role },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'profile'>
  input: { role: Role }
}): Promise<Alarms> {
  const causes = await alarmCauses(ctx.db, ctx)
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT a.id::text, a.kind, a.subject, a.text, a.raised_at AS "raisedAt", a.booking_id::text AS "bookingId",
      b.order_id AS "orderId", b.full_name AS "fullName", a.seen_by AS "seenBy", a.seen_at AS "seenAt",
      care.id::text AS "caseId", care.number AS "caseNumber", care.patient_name AS "patientName"
    FROM alarm a LEFT JOIN booking b ON b.id = a.booking_id
      LEFT JOIN care_case care ON care.id = CASE a.kind WHEN 'follow-up' THEN split_part(a.subject, ' ', 1)::uuid END
    WHERE a.ended_at IS NULL AND a.kind = ANY (${kindsOf(role)}::text[])
      AND (a.kind <> ALL (${[...CAUSE_KINDS]}::text[]) OR EXISTS (SELECT FROM ${causes} c WHERE c.kind = a.kind AND c.subject = a.subject))
    ORDER BY a.raised_at, a.id LIMIT ${MAX}`
  const nameOf = rows.some(({ seenBy }) => seenBy !== null) ? await staffNames(ctx.db) : (login: string) => login
  return {
    alarms: rows.map((row) => ({
      ...{ id: row.id, kind: alarmKind.parse(row.kind), text: row.text },
      subject: row.kind === 'release' ? row.subject : '',
      raisedAt: row.raisedAt.toISOString(),
      booking: bookingOf(row),
      careCase: caseOf(row),
      seen: row.seenBy !== null && row.seenAt ? { by: nameOf(row.seenBy), at: row.seenAt.toISOString() } : null,
    })),
  }
}

const bookingOf = ({ bookingId: id, orderId, fullName }: Row) =>
  id !== null && orderId !== null && fullName !== null ? { id, orderId, fullName } : null

const caseOf = ({ caseId: id, caseNumber: number, patientName }: Row) =>
  id !== null && number !== null && patientName !== null ? { id, number: caseNumber(number), patientName } : null
