import { calls } from '@homecare/contract/calls'
import { changeStaff } from '@homecare/server/staff/change'
import { inviteStaff } from '@homecare/server/staff/invite'
import { listStaff } from '@homecare/server/staff/list'
import { resetStaff } from '@homecare/server/staff/reset'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, ownPagesOnly, staffOnly } from '../guards'

export function staffAccountRoutes(deps: AppDeps) {
  const { ctx, copies } = deps
  const manages = staffOnly(deps, 'manage-staff')
  const changes = [ownPagesOnly(deps), manages] as const
  return createRoutes()
    .openapi({ ...calls.listStaff, middleware: manages }, async (c) => c.json(await listStaff({ ctx }), 200))
    .openapi({ ...calls.inviteStaff, middleware: [...changes] }, async (c) =>
      c.json(await inviteStaff({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 201),
    )
    .openapi({ ...calls.changeStaff, middleware: [...changes] }, async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      const answer = await changeStaff({ ctx, actor: actorOf(c), input })
      copies.forget('sessions')
      return c.json(answer, 200)
    })
    .openapi({ ...calls.resetStaff, middleware: [...changes] }, async (c) => {
      await resetStaff({ ctx, actor: actorOf(c), input: c.req.valid('param') })
      return c.body(null, 204)
    })
}
