import { calls } from '@homecare/contract/calls'
import { listAlarms } from '@homecare/server/alarm/list'
import { markAlarmSeen } from '@homecare/server/alarm/mark-seen'
import type { AppDeps } from '../app-env'
import { actorOf, routesOf } from '../access'
import { createRoutes } from '../create-routes'
import { withEtag } from '../serialized-response'

export function alarmRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.listAlarms, { middleware: [withEtag] }), async (c) =>
      c.json(await listAlarms({ ctx, input: { role: c.get('staff').role } }), 200),
    )
    .openapi(route(calls.markAlarmSeen), async (c) => {
      const actor = { ...actorOf(c), role: c.get('staff').role }
      return c.json(await markAlarmSeen({ ctx, actor, input: c.req.valid('param') }), 200)
    })
}
