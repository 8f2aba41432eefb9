import { calls } from '@homecare/contract/calls'
import { getAuditTrail } from '@homecare/server/audit/get-trail'
import type { AppDeps } from '../app-env'
import { createSharedAuditCheck } from '../shared-audit-check'
import { createRoutes } from '../create-routes'
import { routesOf } from '../access'

export function auditRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  const check = createSharedAuditCheck(ctx)
  return createRoutes()
    .openapi(route(calls.getAuditTrail), async (c) =>
      c.json(await getAuditTrail({ ctx, input: c.req.valid('query') }), 200),
    )
    .openapi(route(calls.checkAudit), async (c) => c.json(await check(), 200))
}
