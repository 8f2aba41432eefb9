import { calls } from '@homecare/contract/calls'
import { AppError } from '@homecare/server/process/app-error'
import { readiness } from '@homecare/server/process/readiness'
import { routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'

/** Ready means that requests can be served: without the object store everything except files works. */
export function healthRoutes(deps: AppDeps) {
  const { ctx, draining } = deps
  const route = routesOf(deps)
  return createRoutes().openapi(route(calls.readyz), async (c) => {
    if (draining()) throw new AppError('UNAVAILABLE', { detail: 'This process is about to end.' })
    const state = await readiness({ ctx })
    if (state.database === 'down') throw new AppError('UNAVAILABLE', { detail: 'The database does not answer.' })
    return c.json(state, 200)
  })
}
