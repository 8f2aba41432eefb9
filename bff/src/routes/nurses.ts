import { calls } from '@homecare/contract/calls'
import { addNurse } from '@homecare/server/nurse/add'
import { addDayOff } from '@homecare/server/nurse/add-day-off'
import { changeNurse } from '@homecare/server/nurse/change'
import { listNurses } from '@homecare/server/nurse/list'
import { removeDayOff } from '@homecare/server/nurse/remove-day-off'
import { setAreaTravel } from '@homecare/server/nurse/set-area-travel'
import { setNurseLeave } from '@homecare/server/nurse/set-leave'
import { getBooking } from '@homecare/server/record/get-booking'
import { assignNurse } from '@homecare/server/visit/assign-nurse'
import { assignNurses } from '@homecare/server/visit/assign-nurses'
import { getNurseChoices } from '@homecare/server/visit/get-nurse-choices'
import { recordVisitStep } from '@homecare/server/visit/record-step'
import { actorOf, routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'

export function nurseRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.listNurses), async (c) => c.json(await listNurses({ ctx }), 200))
    .openapi(route(calls.addNurse), async (c) =>
      c.json(await addNurse({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.changeNurse), async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await changeNurse({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.addDayOff), async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await addDayOff({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.removeDayOff), async (c) =>
      c.json(await removeDayOff({ ctx, actor: actorOf(c), input: c.req.valid('param') }), 200),
    )
    .openapi(route(calls.setNurseLeave), async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await setNurseLeave({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.setAreaTravel), async (c) =>
      c.json(await setAreaTravel({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.getNurseChoices), async (c) =>
      c.json(await getNurseChoices({ ctx, input: { ...c.req.valid('param'), ...c.req.valid('query') } }), 200),
    )
    .openapi(route(calls.assignNurse), async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      await assignNurse({ ctx, actor: actorOf(c), input })
      return c.json(await getBooking({ ctx, input }), 200)
    })
    .openapi(route(calls.assignNurses), async (c) =>
      c.json(await assignNurses({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.recordVisitStep), async (c) => {
      const input = { bookingId: c.req.valid('param').id, ...c.req.valid('json') }
      await recordVisitStep({ ctx, actor: actorOf(c), input })
      return c.json(await getBooking({ ctx, input: { id: input.bookingId } }), 200)
    })
}
