import { calls } from '@homecare/contract/calls'
import { changeService } from '@homecare/server/use-cases/change-service'
import { getService } from '@homecare/server/use-cases/get-service'
import { listServices } from '@homecare/server/use-cases/list-services'
import { uploadFile } from '@homecare/server/use-cases/upload-file'
import { etag } from 'hono/etag'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { csvAnswer } from '../csv-answer'
import { actorOf, ownPagesOnly, staffOnly } from '../guards'
import { withUpload } from '../read-upload'

export function serviceRoutes(deps: AppDeps) {
  const { ctx } = deps
  const reads = staffOnly(deps, 'read')
  const works = [ownPagesOnly(deps), staffOnly(deps, 'work-on-bookings')] as const
  const routes = createRoutes()
    .openapi({ ...calls.listServices, middleware: [reads, etag()] as const }, async (c) => {
      c.header('Cache-Control', 'private, no-cache')
      return c.json(await listServices({ ctx, input: c.req.valid('query') }), 200)
    })
    .openapi({ ...calls.servicesCsv, middleware: reads }, async (c) => {
      const query = c.req.valid('query')
      return csvAnswer(
        c,
        'services',
        ['orderId', 'createdAt', 'fullName', 'email', 'phoneNumber', 'date', 'service', 'kind', 'status'],
        (cursor) => listServices({ ctx, input: { ...query, cursor, limit: 200 } }),
      )
    })
    .openapi({ ...calls.getService, middleware: reads }, async (c) =>
      c.json(await getService({ ctx, input: c.req.valid('param') }), 200),
    )
  routes.openAPIRegistry.registerPath(calls.uploadServiceFile)
  routes.post('/api/services/uploadFile', ...works, (c) =>
    withUpload(c, 'service', async ({ id, ...upload }) => {
      await uploadFile({ ctx, actor: actorOf(c), input: { subject: { type: 'request', id }, ...upload } })
      return c.json(await getService({ ctx, input: { id } }), 200)
    }),
  )
  return routes.openapi({ ...calls.changeService, middleware: [...works] }, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') }
    return c.json(await changeService({ ctx, actor: actorOf(c), input }), 200)
  })
}
