import type { ServiceItem, ServiceListQuery } from '@homecare/contract/staff'
import { countList, getListVersion, readList, type AppointmentPage } from '../appointment/read-list'
import type { Ctx } from '../process/context'
import { Prisma } from '../generated/prisma/client'
import { presentRequest, type ListedRequest } from './present'

type RequestRow = Omit<ListedRequest, 'createdAt'> & { createdAt: string }

const COLUMNS = Prisma.sql`json_build_object(
  'id', r.id, 'version', r.version, 'orderId', r.order_id, 'kind', r.kind, 'fullName', r.full_name, 'email', r.email,
  'phoneNumber', r.phone_number, 'date', r.date, 'pastDate', r.past_date, 'service', r.service, 'unmailed', r.unmailed, 'suspected', r.suspected,
  'status', r.status,
  'createdAt', r.created_at)`

/** Suspected requests are a list of their own. Exactly the condition of the index `service_request_suspected_idx`. */
const inList = ({ suspected }: ServiceListQuery): Prisma.Sql =>
  suspected ? Prisma.sql`suspected` : Prisma.sql`NOT suspected`

/** Requests from service and contact pages, newest or next visit first. */
export function listRequests({
  ctx,
  input,
}: {
  ctx: Ctx
  input: ServiceListQuery
}): Promise<AppointmentPage<ServiceItem>> {
  return readList(ctx, {
    list: 'service_request',
    query: input,
    baseCondition: inList(input),
    columns: COLUMNS,
    present: (row: RequestRow) => presentRequest({ ...row, createdAt: new Date(row.createdAt) }),
  })
}

/** Returns how many requests a query finds, on all pages. */
export const countRequests = ({ ctx, input }: { ctx: Ctx; input: ServiceListQuery }): Promise<number> =>
  countList(ctx, { list: 'service_request', query: input, baseCondition: inList(input) })

/** Returns a text that changes with every change of the list. */
export function getRequestListVersion({ ctx, input }: { ctx: Ctx; input: ServiceListQuery }): Promise<string> {
  return getListVersion(ctx, { list: 'service_request', query: input })
}
