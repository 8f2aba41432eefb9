import { calls } from '@homecare/contract/calls'
import { checkAudit } from '@homecare/server/use-cases/check-audit'
import { getAuditTrail } from '@homecare/server/use-cases/get-audit-trail'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { ownPagesOnly, staffOnly } from '../guards'

export function auditRoutes(deps: AppDeps) {
  const { ctx } = deps
  const reads = staffOnly(deps, 'read-audit')
  // One walk at a time: whoever asks meanwhile gets the answer of the one that runs.
  let running: ReturnType<typeof checkAudit> | undefined
  return createRoutes()
    .openapi({ ...calls.getAuditTrail, middleware: reads }, async (c) =>
      c.json(await getAuditTrail({ ctx, input: c.req.valid('query') }), 200),
    )
    .openapi({ ...calls.checkAudit, middleware: [ownPagesOnly(deps), reads] as const }, async (c) => {
      running ??= checkAudit({ ctx }).finally(() => (running = undefined))
      return c.json(await running, 200)
    })
}
