import { calls } from '@homecare/contract/calls'
import { countMissedSearch } from '@homecare/server/board/count-missed-search'
import { countStep } from '@homecare/server/board/count-step'
import { getOwnerBoard } from '@homecare/server/board/get'
import { routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'

/** The owner's board, and the count of the steps of bookings. */
export function boardRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.getOwnerBoard), async (c) =>
      c.json(await getOwnerBoard({ ctx, input: c.req.valid('query') }), 200),
    )
    .openapi(route(calls.countStep), async (c) => {
      await countStep({ ctx, input: c.req.valid('json') })
      return c.body(null, 204)
    })
    .openapi(route(calls.countMissedSearch), async (c) => {
      await countMissedSearch({ ctx, input: c.req.valid('json') })
      return c.body(null, 204)
    })
}
