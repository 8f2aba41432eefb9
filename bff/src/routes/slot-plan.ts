import { calls } from '@homecare/contract/calls'
import { closeDay } from '@homecare/server/slot/close-day'
import { getSlotPlan } from '@homecare/server/slot/get-plan'
import { openDay } from '@homecare/server/slot/open-day'
import { setCapacity } from '@homecare/server/slot/set-capacity'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, ownPagesOnly, staffOnly } from '../guards'

export function slotPlanRoutes(deps: AppDeps) {
  const { ctx } = deps
  const changes = [ownPagesOnly(deps), staffOnly(deps, 'manage-slots')] as const
  return createRoutes()
    .openapi({ ...calls.getSlotPlan, middleware: staffOnly(deps, 'read') }, async (c) =>
      c.json(await getSlotPlan({ ctx }), 200),
    )
    .openapi({ ...calls.closeDay, middleware: [...changes] }, async (c) =>
      c.json(await closeDay({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi({ ...calls.openDay, middleware: [...changes] }, async (c) =>
      c.json(await openDay({ ctx, actor: actorOf(c), input: c.req.valid('param') }), 200),
    )
    .openapi({ ...calls.setCapacity, middleware: [...changes] }, async (c) =>
      c.json(await setCapacity({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
}
