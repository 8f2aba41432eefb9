import { calls } from '@homecare/contract/calls'
import { changeOwnPassword } from '@homecare/server/staff/change-own-password'
import { endOwnSession, getOwnAccount } from '@homecare/server/staff/own-account'
import { prove, requestProofPasskey } from '@homecare/server/staff/prove'
import type { Context } from 'hono'
import { actorOf, routesOf } from '../access'
import type { AppDeps, AppEnv } from '../app-env'
import { createRoutes } from '../create-routes'

/** One's own account: what it shows, its password and sessions, and proofs for sensitive steps. */
export function ownAccountRoutes(deps: AppDeps) {
  const { ctx, limits } = deps
  const route = routesOf(deps)
  const caller = (c: Context<AppEnv>) => ({ ctx, session: c.get('session'), actor: actorOf(c) })
  return createRoutes()
    .openapi(route(calls.getOwnAccount), async (c) => c.json(await getOwnAccount(caller(c)), 200))
    .openapi(route(calls.requestProofPasskey), async (c) =>
      c.json({ options: { ...(await requestProofPasskey(caller(c))) } }, 200),
    )
    .openapi(route(calls.prove), async (c) => {
      await prove({ ...caller(c), limits: limits.factors, input: c.req.valid('json') })
      return c.body(null, 204)
    })
    .openapi(route(calls.changeOwnPassword), async (c) => {
      await changeOwnPassword({ ...caller(c), limits: limits.factors, input: c.req.valid('json') })
      return c.body(null, 204)
    })
    .openapi(route(calls.endOwnSession), async (c) => {
      await endOwnSession({ ...caller(c), input: c.req.valid('param') })
      return c.body(null, 204)
    })
}
