import { calls } from '@homecare/contract/calls'
import { searchRecords } from '@homecare/server/record/search'
import { actorOf, routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'

export function recordSearchRoutes(deps: AppDeps) {
  const route = routesOf(deps)
  return createRoutes().openapi(route(calls.searchRecords), async (c) => {
    const actor = { ...actorOf(c), role: c.get('staff').role }
    return c.json(await searchRecords({ ctx: deps.ctx, actor, input: c.req.valid('json') }), 200)
  })
}
