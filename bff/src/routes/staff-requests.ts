import { calls } from '@homecare/contract/calls'
import type { RequestListQuery } from '@homecare/contract/staff'
import { assignRequest } from '@homecare/server/request/assign'
import { changeRequestStatus } from '@homecare/server/request/change-status'
import { getRequest } from '@homecare/server/request/get'
import { recordRequestCall } from '@homecare/server/request/record-call'
import { undoRequestCall } from '@homecare/server/request/undo-call'
import { moveRequestToList } from '@homecare/server/request/move-to-list'
import {
  countRequests,
  getRequestListVersion,
  listRequests,
  listRequestsForFile,
  REQUEST_FILE,
} from '@homecare/server/request/list'
import { recordDownload } from '@homecare/server/audit/record-download'
import { recordReading } from '@homecare/server/audit/record-reading'
import { providerDay } from '@homecare/server/appointment/provider-day'
import { uploadFile } from '@homecare/server/file/upload'
import type { AppDeps } from '../app-env'
import { addStreamed, createRoutes } from '../create-routes'
import { csvResponse, csvName, filterFacts } from '../csv-response'
import { actorOf, routesOf } from '../access'
import { listResponse } from '../list-response'
import { withUpload } from '../read-upload'
import { withEtag } from '../serialized-response'

/** Whose requests `me` means: it is a part of the list's ETag, since two people may share a browser. */
const withWorker = (query: RequestListQuery, { name }: { name: string }) => ({
  ...query,
  ...(query.assignee === 'me' && { worker: name }),
})

export function staffRequestRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  const routes = createRoutes()
    .openapi(route(calls.listRequests, { middleware: [withEtag] }), async (c) => {
      const query = withWorker(c.req.valid('query'), actorOf(c))
      return listResponse(c, {
        query,
        version: () => getRequestListVersion({ ctx, input: query }),
        read: () => listRequests({ ctx, input: query }),
      })
    })
    .openapi(route(calls.requestsCsv), async (c) => {
      const query = withWorker(c.req.valid('query'), actorOf(c))
      const rows = await countRequests({ ctx, input: query })
      await recordDownload({
        ctx,
        actor: actorOf(c),
        input: { what: 'services', detail: { ...filterFacts(query), rows } },
      })
      return csvResponse(c, csvName('services', providerDay(ctx), query), REQUEST_FILE, (cursor) =>
        listRequestsForFile({ ctx, input: { ...query, cursor, limit: 200 } }),
      )
    })
    .openapi(route(calls.getRequest, { middleware: [withEtag] }), async (c) => {
      const { id } = c.req.valid('param')
      const request = await getRequest({ ctx, input: { id } })
      await recordReading({ ctx, actor: actorOf(c), input: { record: 'request', id, action: 'read' } })
      return c.json(request, 200)
    })
  addStreamed(routes, route(calls.uploadRequestFile), (c) =>
    withUpload(c, 'service', async ({ id, ...upload }) => {
      await uploadFile({ ctx, actor: actorOf(c), input: { subject: { type: 'request', id }, ...upload } })
      return c.json(await getRequest({ ctx, input: { id } }), 200)
    }),
  )
  return routes
    .openapi(route(calls.changeRequestStatus), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await changeRequestStatus({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.moveRequestToList), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await moveRequestToList({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.assignRequest), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await assignRequest({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.recordRequestCall), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await recordRequestCall({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.undoRequestCall), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await undoRequestCall({ ctx, actor: actorOf(c), input }), 200)
    })
}
