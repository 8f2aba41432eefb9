import { calls } from '@homecare/contract/calls'
import { closeDay } from '@homecare/server/slot/close-day'
import { endHold } from '@homecare/server/booking/end-hold'
import { getSlotDays } from '@homecare/server/slot/get-days'
import { getSlotPlan } from '@homecare/server/slot/get-plan'
import { listHolds } from '@homecare/server/slot/list-holds'
import { openDay } from '@homecare/server/slot/open-day'
import { setCapacity } from '@homecare/server/slot/set-capacity'
import { setHalfHour } from '@homecare/server/slot/set-half-hour'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, routesOf } from '../access'

export function slotPlanRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.getSlotPlan), async (c) => c.json(await getSlotPlan({ ctx }), 200))
    .openapi(route(calls.getSlotDays), async (c) =>
      c.json(await getSlotDays({ ctx, input: c.req.valid('query') }), 200),
    )
    .openapi(route(calls.listHolds), async (c) => c.json(await listHolds({ ctx, input: c.req.valid('query') }), 200))
    .openapi(route(calls.endHold), async (c) =>
      c.json(await endHold({ ctx, actor: actorOf(c), input: { bookingId: c.req.valid('param').id } }), 200),
    )
    .openapi(route(calls.setHalfHour), async (c) =>
      c.json(await setHalfHour({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.closeDay), async (c) =>
      c.json(await closeDay({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.openDay), async (c) =>
      c.json(await openDay({ ctx, actor: actorOf(c), input: c.req.valid('param') }), 200),
    )
    .openapi(route(calls.setCapacity), async (c) =>
      c.json(await setCapacity({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
}
