import { calls } from '@homecare/contract/calls'
import { presentSession } from '@homecare/server/presenters/present-session'
import { login } from '@homecare/server/use-cases/login'
import { logout } from '@homecare/server/use-cases/logout'
import { logoutEverywhere } from '@homecare/server/use-cases/logout-everywhere'
import { renewSession } from '@homecare/server/use-cases/renew-session'
import { setPassword } from '@homecare/server/use-cases/set-password'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppDeps, AppEnv } from '../app-env'
import { cameOverTls, clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'
import { actorOf, ownPagesOnly, SESSION_COOKIE, staffOnly } from '../guards'

export function sessionRoutes(deps: AppDeps) {
  const { ctx, copies, limits, secureCookies } = deps
  const cookie = (c: Context<AppEnv>) =>
    ({ httpOnly: true, sameSite: 'Lax', secure: secureCookies || cameOverTls(c), path: '/' }) as const
  const anyone = staffOnly(deps, 'read')
  return createRoutes()
    .openapi({ ...calls.login, middleware: ownPagesOnly(deps) }, async (c) => {
      const input = { ...c.req.valid('json'), from: clientAddress(c), oldToken: getCookie(c, SESSION_COOKIE) }
      const { user, token } = await login({ ctx, limits: limits.login, input })
      setCookie(c, SESSION_COOKIE, token, cookie(c))
      return c.json({ status: 200 as const, user }, 200)
    })
    .openapi({ ...calls.logout, middleware: ownPagesOnly(deps) }, async (c) => {
      const token = getCookie(c, SESSION_COOKIE)
      if (token) await logout({ ctx, input: { token } })
      copies.forget('sessions')
      deleteCookie(c, SESSION_COOKIE, cookie(c))
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
      deleteCookie(c, SESSION_COOKIE, cookie(c))
      return c.body(null, 204)
    })
    .openapi({ ...calls.setPassword, middleware: ownPagesOnly(deps) }, async (c) => {
      await setPassword({
        ctx,
        limit: limits.login.address,
        input: { ...c.req.valid('json'), from: clientAddress(c) },
      })
      copies.forget('sessions')
      return c.body(null, 204)
    })
}
