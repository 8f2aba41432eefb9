import { calls } from '@homecare/contract/calls'
import { getRoster } from '@homecare/server/roster/get'
import { routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { withEtag } from '../serialized-response'

export function rosterRoutes(deps: AppDeps) {
  const { ctx } = deps
  return createRoutes().openapi(routesOf(deps)(calls.getRoster, { middleware: [withEtag] }), async (c) =>
    c.json(await getRoster({ ctx, input: c.req.valid('query') }), 200),
  )
}
