import { calls } from '@homecare/contract/calls'
import { allotSampleNumbers } from '@homecare/server/sample/allot-numbers'
import { getLaboratoryDay } from '@homecare/server/sample/get-laboratory-day'
import { handOverSamples } from '@homecare/server/sample/hand-over'
import { actorOf, routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'

export function laboratoryRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.getLaboratoryDay), async (c) =>
      c.json(await getLaboratoryDay({ ctx, input: c.req.valid('query') }), 200),
    )
    .openapi(route(calls.allotSampleNumbers), async (c) =>
      c.json(await allotSampleNumbers({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.handOverSamples), async (c) =>
      c.json(await handOverSamples({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
}
