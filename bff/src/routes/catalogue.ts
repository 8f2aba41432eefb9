import { calls } from '@homecare/contract/calls'
import { getCatalogue } from '@homecare/server/use-cases/get-catalogue'
import { getSlots } from '@homecare/server/use-cases/get-slots'
import { etag } from 'hono/etag'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'

export function catalogueRoutes({ ctx }: AppDeps) {
  return createRoutes()
    .openapi({ ...calls.getCatalogue, middleware: etag() }, async (c) => {
      c.header('Cache-Control', 'no-cache')
      return c.json(await getCatalogue({ ctx }), 200)
    })
    .openapi(calls.getSlots, async (c) => c.json(await getSlots({ ctx, input: c.req.valid('query') }), 200))
}
