import { calls } from '@homecare/contract/calls'
import { getAuditTrail } from '@homecare/server/audit/get-trail'
import type { AppDeps } from '../app-env'
import { createAuditRun } from '../audit-run'
import { createRoutes } from '../create-routes'
import { ownPagesOnly, staffOnly } from '../guards'

export function auditRoutes(deps: AppDeps) {
  const { ctx } = deps
  const reads = staffOnly(deps, 'read-audit')
  const check = createAuditRun(ctx)
  return createRoutes()
    .openapi({ ...calls.getAuditTrail, middleware: reads }, async (c) =>
      c.json(await getAuditTrail({ ctx, input: c.req.valid('query') }), 200),
    )
    .openapi({ ...calls.checkAudit, middleware: [ownPagesOnly(deps), reads] as const }, async (c) =>
      c.json(await check(), 200),
    )
}
