import type { RequestItem, RequestListQuery } from '@homecare/contract/staff'
import { fileCells, fileColumns, rowAsJson } from '../appointment/list-columns'
import { staffTime } from '@homecare/domain/clock'
import { staffNames } from '../audit/staff-names'
import { countList, getListVersion, readList, type Worker } from '../appointment/read-list'
import type { Ctx } from '../process/context'
import { Prisma } from '../generated/prisma/client'
import { presentRequest, REQUEST_COLUMNS, type ListedRequest } from './present'

type RequestQuery = RequestListQuery & Worker
type RequestRow = ListedRequest & { createdAt: string }

/** The names of the columns of the list's file. */
export const REQUEST_FILE = fileColumns(REQUEST_COLUMNS)

/** Suspected requests are a list of their own. Exactly the condition of the index `service_request_suspected_idx`. */
const inList = ({ suspected }: RequestListQuery): Prisma.Sql =>
  suspected ? Prisma.sql`suspected` : Prisma.sql`NOT suspected`

/** Requests from service and contact pages, newest or next visit first. */
export const listRequests = ({ ctx, input }: { ctx: Ctx; input: RequestQuery }) =>
  readRequests(ctx, input, (item): RequestItem => item)

/** The same as cells of a file. */
export const listRequestsForFile = ({ ctx, input }: { ctx: Ctx; input: RequestQuery }) =>
  readRequests(ctx, input, (item) => ({ ...item, ...fileCells(item), ...workCells(item) }))

const timeCell = (at: string | null | undefined) => (at ? staffTime(new Date(at)) : '')

const workCells = ({ assignee, lastCall }: RequestItem) => ({
  [REQUEST_COLUMNS.assignee.file]: assignee?.name ?? '',
  [REQUEST_COLUMNS.callOutcome.file]: lastCall?.outcome ?? '',
  [REQUEST_COLUMNS.calledAt.file]: timeCell(lastCall?.at),
  [REQUEST_COLUMNS.callAgainAt.file]: timeCell(lastCall?.againAt),
})

async function readRequests<Item>(ctx: Ctx, query: RequestQuery, present: (item: RequestItem) => Item) {
  const nameOf = await staffNames(ctx.db)
  return readList(ctx, {
    ...{ list: 'service_request' as const, query, baseCondition: inList(query), columns: rowAsJson(REQUEST_COLUMNS) },
    present: (row: RequestRow) => present(presentRequest(row, nameOf)),
  })
}

/** Returns how many requests a query finds, on all pages. */
export const countRequests = ({ ctx, input }: { ctx: Ctx; input: RequestQuery }): Promise<number> =>
  countList(ctx, { list: 'service_request', query: input, baseCondition: inList(input) })

/** Returns a text that changes with every change of the list. */
export function getRequestListVersion({ ctx, input }: { ctx: Ctx; input: RequestQuery }): Promise<string> {
  return getListVersion(ctx, { list: 'service_request', query: input })
}
