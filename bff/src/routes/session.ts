import { calls } from '@homecare/contract/calls'
import { presentSession } from '@homecare/server/staff/present-session'
import { login } from '@homecare/server/staff/login'
import { logout } from '@homecare/server/staff/logout'
import { logoutEverywhere } from '@homecare/server/staff/logout-everywhere'
import { renewSession } from '@homecare/server/staff/renew-session'
import { setPassword } from '@homecare/server/staff/set-password'
import type { AppDeps } from '../app-env'
import { clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'
import { actorOf, ownPagesOnly, staffOnly } from '../guards'
import { staffCookies } from '../staff-cookies'

export function sessionRoutes(deps: AppDeps) {
  const { ctx, copies, limits } = deps
  const cookies = staffCookies(deps)
  const anyone = staffOnly(deps, 'read')
  return createRoutes()
    .openapi({ ...calls.login, middleware: ownPagesOnly(deps) }, async (c) => {
      const browser = { from: clientAddress(c), oldTokens: cookies.sessions(c), deviceCookie: cookies.device(c) }
      const input = { ...c.req.valid('json'), ...browser }
      const { user, token, deviceCookie } = await login({ ctx, limits: limits.login, input })
      cookies.setSession(c, token)
      cookies.setDevice(c, deviceCookie)
      return c.json({ status: 200 as const, user }, 200)
    })
    .openapi({ ...calls.logout, middleware: ownPagesOnly(deps) }, async (c) => {
      for (const token of cookies.sessions(c)) await logout({ ctx, input: { token } })
      copies.forget('sessions')
      cookies.endSession(c)
      return c.body(null, 204)
    })
    .openapi({ ...calls.me, middleware: anyone }, (c) => c.json(c.get('staff'), 200))
    .openapi({ ...calls.getSession, middleware: staffOnly(deps, 'read', { prolongs: false }) }, (c) =>
      c.json(presentSession(c.get('session')), 200),
    )
    .openapi({ ...calls.renewSession, middleware: [ownPagesOnly(deps), anyone] as const }, async (c) =>
      c.json(await renewSession({ ctx, session: c.get('session') }), 200),
    )
    .openapi({ ...calls.logoutEverywhere, middleware: [ownPagesOnly(deps), anyone] as const }, async (c) => {
      await logoutEverywhere({ ctx, actor: actorOf(c), input: { userId: c.get('session').staff.id } })
      copies.forget('sessions')
      cookies.endSession(c)
      return c.body(null, 204)
    })
    .openapi({ ...calls.setPassword, middleware: ownPagesOnly(deps) }, async (c) => {
      await setPassword({
        ctx,
        limit: limits.deadLinks,
        input: { ...c.req.valid('json'), from: clientAddress(c) },
      })
      copies.forget('sessions')
      return c.body(null, 204)
    })
}
