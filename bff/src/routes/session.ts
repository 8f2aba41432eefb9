import { calls } from '@homecare/contract/calls'
import { login } from '@homecare/server/use-cases/login'
import { logout } from '@homecare/server/use-cases/logout'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppDeps } from '../app-env'
import { clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'
import { ownPagesOnly, SESSION_COOKIE, staffOnly } from '../guards'

export function sessionRoutes(deps: AppDeps) {
  const { ctx, limits, secureCookies } = deps
  const cookie = { httpOnly: true, sameSite: 'Lax', secure: secureCookies, path: '/' } as const
  return createRoutes()
    .openapi({ ...calls.login, middleware: ownPagesOnly(deps) }, async (c) => {
      const input = { ...c.req.valid('json'), from: clientAddress(c), oldToken: getCookie(c, SESSION_COOKIE) }
      const { user, token } = await login({ ctx, limits: limits.login, input })
      setCookie(c, SESSION_COOKIE, token, cookie)
      return c.json({ status: 200 as const, user }, 200)
    })
    .openapi({ ...calls.logout, middleware: ownPagesOnly(deps) }, async (c) => {
      const token = getCookie(c, SESSION_COOKIE)
      if (token) await logout({ ctx, input: { token } })
      deleteCookie(c, SESSION_COOKIE, cookie)
      return c.body(null, 204)
    })
    .openapi({ ...calls.me, middleware: staffOnly(deps, 'read') }, (c) => c.json(c.get('staff'), 200))
}
