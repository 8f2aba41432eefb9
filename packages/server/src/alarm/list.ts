import { ALARM_ACTIONS, alarmKind, type Alarms } from '@homecare/contract/admin/alarms'
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
  ctx: Pick<Ctx, 'db' | 'now'>
  input: { role: Role }
}): Promise<Alarms> {
  const causes = await alarmCauses(ctx.db, ctx)
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT a.id::text, a.kind, a.subject, a.text, a.raised_at AS "raisedAt", a.booking_id::text AS "bookingId",
      b.order_id AS "orderId", b.full_name AS "fullName", a.seen_by AS "seenBy", a.seen_at AS "seenAt"
    FROM alarm a LEFT JOIN booking b ON b.id = a.booking_id
    WHERE a.ended_at IS NULL AND a.kind = ANY (${kindsOf(role)}::text[])
      AND (a.kind <> ALL (${[...CAUSE_KINDS]}::text[]) OR EXISTS (SELECT FROM ${causes} c WHERE c.kind = a.kind AND c.subject = a.subject))
    ORDER BY a.raised_at, a.id LIMIT ${MAX}`
  const nameOf = rows.some(({ seenBy }) => seenBy !== null) ? await staffNames(ctx.db) : (login: string) => login
  return {
    alarms: rows.map(({ id, kind, subject, text, raisedAt, bookingId, orderId, fullName, seenBy, seenAt }) => ({
      ...{ id, kind: alarmKind.parse(kind), text },
      subject: kind === 'release' ? subject : '',
      raisedAt: raisedAt.toISOString(),
      booking:
        bookingId !== null && orderId !== null && fullName !== null ? { id: bookingId, orderId, fullName } : null,
      seen: seenBy !== null && seenAt ? { by: nameOf(seenBy), at: seenAt.toISOString() } : null,
    })),
  }
}
