import { calls } from '@homecare/contract/calls'
import { changeStaff } from '@homecare/server/staff/change'
import { inviteStaff } from '@homecare/server/staff/invite'
import { listStaff } from '@homecare/server/staff/list'
import { resetStaff } from '@homecare/server/staff/reset'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, routesOf } from '../access'

export function staffAccountRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.listStaff), async (c) => c.json(await listStaff({ ctx }), 200))
    .openapi(route(calls.inviteStaff), async (c) =>
      c.json(await inviteStaff({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 201),
    )
    .openapi(route(calls.changeStaff), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      const answer = await changeStaff({ ctx, actor: actorOf(c), input })
      return c.json(answer, 200)
    })
    .openapi(route(calls.resetStaff), async (c) => {
      await resetStaff({ ctx, actor: actorOf(c), input: c.req.valid('param') })
      return c.body(null, 204)
    })
}
