import { calls } from '@homecare/contract/calls'
import { reportClientError } from '@homecare/server/release/report-client-error'
import { routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'
import { readViolations } from '../csp-report'

export function clientErrorRoutes(deps: AppDeps) {
  const { ctx, limits } = deps
  const route = routesOf(deps)
  const routes = createRoutes().openapi(route(calls.reportClientError), async (c) => {
    await reportClientError({ ctx, input: { ...c.req.valid('json'), from: clientAddress(c) } })
    return c.body(null, 204)
  })
  // Sent by browsers, in one of two formats; unreadable reports are dropped.
  routes.post('/api/csp-reports', async (c) => {
    const from = clientAddress(c)
    await limits.clientErrors.take(from)
    for (const violation of readViolations(await c.req.json().catch(() => null)))
      await reportClientError({ ctx, input: { ...violation, source: 'csp', from } })
    return c.body(null, 204)
  })
  return routes
}
