import { calls } from '@homecare/contract/calls'
import { applyPlan, previewPlan } from '@homecare/server/plan/change'
import { getPlan } from '@homecare/server/plan/get'
import { getHolidays, removeHoliday, setHoliday } from '@homecare/server/plan/holidays'
import { actorOf, routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'

export function planRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.getPlan), async (c) => c.json(await getPlan({ ctx, input: c.req.valid('param') }), 200))
    .openapi(route(calls.previewPlan), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await previewPlan({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.applyPlan), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await applyPlan({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.getHolidays), async (c) => c.json(await getHolidays({ ctx }), 200))
    .openapi(route(calls.setHoliday), async (c) =>
      c.json(await setHoliday({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.removeHoliday), async (c) =>
      c.json(await removeHoliday({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
}
