import { calls } from '@homecare/contract/calls'
import type { Actor } from '@homecare/server/process/context'
import { cancelVisit } from '@homecare/server/visit/cancel'
import { identifyPeople } from '@homecare/server/visit/identify-people'
import { giveGateCode } from '@homecare/server/visit/give-gate-code'
import { getOwnBooking } from '@homecare/server/own/get'
import { moveVisit } from '@homecare/server/visit/move'
import { payAgain } from '@homecare/server/booking/pay-again'
import { getBooking } from '@homecare/server/record/get-booking'
import { staffMoveVisit } from '@homecare/server/visit/staff-move'
import type { Context } from 'hono'
import type { AppDeps, AppEnv } from '../app-env'
import { clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'
import { actorOf, routesOf } from '../access'

const visitor = (c: Context<AppEnv>): Actor => ({ name: 'visitor', role: 'visitor', from: clientAddress(c) })

export function selfServiceRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.getOwnBooking), async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') }
      return c.json(await getOwnBooking({ ctx, input }), 200)
    })
    .openapi(route(calls.moveVisit), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param'), ...c.req.valid('query') }
      await moveVisit({ ctx, actor: visitor(c), input })
      return c.json(await getOwnBooking({ ctx, input }), 200)
    })
    .openapi(route(calls.cancelVisit), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param'), ...c.req.valid('query') }
      await cancelVisit({ ctx, actor: visitor(c), input })
      return c.json(await getOwnBooking({ ctx, input }), 200)
    })
    .openapi(route(calls.identifyPeople), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param'), ...c.req.valid('query') }
      await identifyPeople({ ctx, actor: visitor(c), input })
      return c.json(await getOwnBooking({ ctx, input }), 200)
    })
    .openapi(route(calls.giveGateCode), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param'), ...c.req.valid('query') }
      await giveGateCode({ ctx, actor: visitor(c), input })
      return c.json(await getOwnBooking({ ctx, input }), 200)
    })
    .openapi(route(calls.payAgain), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await payAgain({ ctx, actor: visitor(c), input }), 200)
    })
    .openapi(route(calls.staffMoveVisit), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      await staffMoveVisit({ ctx, actor: actorOf(c), input })
      return c.json(await getBooking({ ctx, input }), 200)
    })
}
