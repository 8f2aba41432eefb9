import type { BloodTestItem, BloodTestList, ListQuery } from '@homecare/contract/staff'
import type { Ctx } from '../context'
import { Prisma } from '../generated/prisma/client'
import { countStatuses } from '../staff/count-statuses'
import { afterCursor, pageOf, sharedConditions, where } from '../staff/list-filter'

/** Blood-test bookings, newest first; unless told otherwise those that count: money came in, or staff have to look. */
export async function listBloodtests({ ctx, input }: { ctx: Ctx; input: ListQuery }): Promise<BloodTestList> {
  const population = paymentConditions(input.payment)
  const conditions = [...population, ...sharedConditions(input), ...afterCursor(input.cursor)]
  const [[row], counts] = await Promise.all([
    ctx.db.$queryRaw<{ items: BloodTestItem[] }[]>`
      SELECT coalesce(json_agg(json_build_object(
        'id', r.id, 'version', r.version, 'orderId', r.order_id, 'fullName', r.full_name, 'email', r.email,
        'phoneNumber', r.phone_number, 'date', r.date, 'time', r.time, 'status', r.status, 'paymentStatus', r.payment_status,
        'needsAction', r.needs_action, 'total', r.total_fils / 100.0,
        'createdAt', to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'tests', (SELECT coalesce(json_agg(json_build_object('name', l.name, 'price', l.price_fils / 100.0) ORDER BY l.position), '[]')
                  FROM booking_line l WHERE l.booking_id = r.id)
      ) ORDER BY r.created_at DESC, r.id DESC), '[]') AS items
      FROM (SELECT * FROM booking r ${where(conditions)} ORDER BY r.created_at DESC, r.id DESC LIMIT ${input.limit + 1}) r`,
    countStatuses(ctx.db, 'booking', population),
  ])
  return { ...pageOf(row?.items ?? [], input.limit), counts }
}

function paymentConditions(payment: ListQuery['payment']): Prisma.Sql[] {
  if (payment === 'All') return []
  if (payment === 'NeedsAction') return [Prisma.sql`r.needs_action IS NOT NULL`]
  if (payment) return [Prisma.sql`r.payment_status = ${payment}::"PaymentStatus"`]
  return [Prisma.sql`(r.payment_status IN ('Paid', 'Reversed') OR r.needs_action IS NOT NULL)`]
}
