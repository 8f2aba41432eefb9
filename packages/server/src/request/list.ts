import type { ListQuery, ServiceItem, ServiceList } from '@homecare/contract/staff'
import type { Ctx } from '../context'
import { Prisma } from '../generated/prisma/client'
import type { JsonText } from '../json-text'
import { REQUEST_CELLS } from '../record/internal/list-cells'
import { REQUESTS } from '../record/internal/list-rows'
import { readList } from '../record/internal/read-list'

const ITEM = Prisma.sql`json_build_object(
  'id', r.id, 'version', r.version, 'orderId', r.order_id, 'kind', r.kind, 'fullName', r.full_name, 'email', r.email,
  'phoneNumber', r.phone_number, 'date', r.date, 'pastDate', r.past_date, 'service', r.service, 'status', r.status,
  'createdAt', to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'paymentStatus', null)`

/** Requests from service and contact pages, newest or next visit first. */
export function listRequests({ ctx, input }: { ctx: Ctx; input: ListQuery }): Promise<JsonText<ServiceList>> {
  return readList<ServiceItem>(ctx, { shape: REQUESTS, population: REQUEST_CELLS, item: ITEM, query: input })
}
