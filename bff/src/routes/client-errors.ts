import { calls } from '@homecare/contract/calls'
import type { AppDeps } from '../app-env'
import { clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'

export function clientErrorRoutes({ ctx, limits }: AppDeps) {
  return createRoutes().openapi(calls.reportClientError, async (c) => {
    await limits.clientErrors.take(clientAddress(c))
    const { path, ...report } = c.req.valid('json')
    // What stands behind ? or # may name an order.
    ctx.log.warn({ ...report, path: path.replace(/[?#].*$/s, '') }, 'a browser reported an error')
    return c.body(null, 204)
  })
}
