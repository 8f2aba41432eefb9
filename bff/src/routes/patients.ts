import { calls } from '@homecare/contract/calls'
import { erasePatient } from '@homecare/server/patient/erase'
import { exportPatient } from '@homecare/server/patient/export'
import { findPatient } from '@homecare/server/patient/find'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, ownPagesOnly, staffOnly } from '../guards'

/** The address comes in the body of a POST: patient data belongs into no log of addresses. */
export function patientRoutes(deps: AppDeps) {
  const { ctx } = deps
  const middleware = () => [ownPagesOnly(deps), staffOnly(deps, 'export-and-erase')]
  return createRoutes()
    .openapi({ ...calls.findPatient, middleware: middleware() }, async (c) =>
      c.json(await findPatient({ ctx, input: c.req.valid('json') }), 200),
    )
    .openapi({ ...calls.exportPatient, middleware: middleware() }, async (c) => {
      const data = await exportPatient({ ctx, actor: actorOf(c), input: c.req.valid('json') })
      return c.json(data, 200, { 'Content-Disposition': 'attachment; filename="patient-data.json"' })
    })
    .openapi({ ...calls.erasePatient, middleware: middleware() }, async (c) =>
      c.json(await erasePatient({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
}
