import { calls } from '@homecare/contract/calls'
import { recordSearch } from '@homecare/server/audit/record-reading'
import { erasePatient } from '@homecare/server/patient/erase'
import { exportPatient } from '@homecare/server/patient/export'
import { findPatient } from '@homecare/server/patient/find'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, routesOf } from '../access'

/** Email address or phone number are in the body of a POST, because patient data must not be in URLs, which are logged. */
export function patientRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.findPatient), async (c) => {
      const input = c.req.valid('json')
      const answer = await findPatient({ ctx, input })
      const found = answer.bookings + answer.requests
      await recordSearch({ ctx, actor: actorOf(c), input: { text: input.contact, found } })
      return c.json(answer, 200)
    })
    .openapi(route(calls.exportPatient), async (c) => {
      const data = await exportPatient({ ctx, actor: actorOf(c), input: c.req.valid('json') })
      return c.json(data, 200, { 'Content-Disposition': 'attachment; filename="patient-data.json"' })
    })
    .openapi(route(calls.erasePatient), async (c) =>
      c.json(await erasePatient({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
}
