import { calls } from '@homecare/contract/calls'
import type { ServiceDetail } from '@homecare/contract/staff'
import { parsed } from '@homecare/server/json-text'
import { changeRequestStatus } from '@homecare/server/request/change-status'
import { getRequest } from '@homecare/server/request/get'
import { listRequests } from '@homecare/server/request/list'
import { providerDay } from '@homecare/server/record/provider-day'
import { uploadFile } from '@homecare/server/file/upload'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { csvAnswer, csvName } from '../csv-answer'
import { actorOf, ownPagesOnly, staffOnly } from '../guards'
import { listAnswer } from '../list-answer'
import { withUpload } from '../read-upload'
import { taggedAnswer, write } from '../tagged-answer'

export function serviceRoutes(deps: AppDeps) {
  const { ctx } = deps
  const reads = staffOnly(deps, 'read')
  const works = [ownPagesOnly(deps), staffOnly(deps, 'work-on-bookings')] as const
  const routes = createRoutes()
    .openapi({ ...calls.listServices, middleware: staffOnly(deps, 'read', { fromCopies: true }) }, async (c) => {
      const query = c.req.valid('query')
      return listAnswer(c, deps, { list: 'service_request', query, read: () => listRequests({ ctx, input: query }) })
    })
    .openapi({ ...calls.servicesCsv, middleware: reads }, async (c) => {
      const query = c.req.valid('query')
      return csvAnswer(
        c,
        csvName('services', providerDay(ctx), query),
        ['orderId', 'createdAt', 'fullName', 'email', 'phoneNumber', 'date', 'service', 'kind', 'status'],
        async (cursor) => parsed(await listRequests({ ctx, input: { ...query, cursor, limit: 200 } })),
      )
    })
    .openapi({ ...calls.getService, middleware: reads }, async (c) =>
      taggedAnswer<ServiceDetail>(c, write(await getRequest({ ctx, input: c.req.valid('param') }))),
    )
  routes.openAPIRegistry.registerPath(calls.uploadServiceFile)
  routes.post('/api/services/uploadFile', ...works, (c) =>
    withUpload(c, 'service', async ({ id, ...upload }) => {
      await uploadFile({ ctx, actor: actorOf(c), input: { subject: { type: 'request', id }, ...upload } })
      return c.json(await getRequest({ ctx, input: { id } }), 200)
    }),
  )
  return routes.openapi({ ...calls.changeService, middleware: [...works] }, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') }
    return c.json(await changeRequestStatus({ ctx, actor: actorOf(c), input }), 200)
  })
}
