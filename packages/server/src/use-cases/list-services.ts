import type { ListQuery, ServiceItem, ServiceList } from '@homecare/contract/staff'
import type { Ctx } from '../context'
import { countStatuses } from '../staff/count-statuses'
import { afterCursor, pageOf, sharedConditions, where } from '../staff/list-filter'

/** Requests from service and contact pages, newest first. Postgres writes the JSON: this list is read every 10 s. */
export async function listServices({ ctx, input }: { ctx: Ctx; input: ListQuery }): Promise<ServiceList> {
  const conditions = [...sharedConditions(input), ...afterCursor(input.cursor)]
  const [[row], counts] = await Promise.all([
    ctx.db.$queryRaw<{ items: ServiceItem[] }[]>`
      SELECT coalesce(json_agg(json_build_object(
        'id', r.id, 'version', r.version, 'orderId', r.order_id, 'kind', r.kind, 'fullName', r.full_name, 'email', r.email,
        'phoneNumber', r.phone_number, 'date', r.date, 'pastDate', r.past_date, 'service', r.service, 'status', r.status,
        'createdAt', to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'paymentStatus', null
      ) ORDER BY r.created_at DESC, r.id DESC), '[]') AS items
      FROM (SELECT * FROM service_request r ${where(conditions)} ORDER BY r.created_at DESC, r.id DESC LIMIT ${input.limit + 1}) r`,
    countStatuses(ctx.db, 'service_request', []),
  ])
  return { ...pageOf(row?.items ?? [], input.limit), counts }
}
