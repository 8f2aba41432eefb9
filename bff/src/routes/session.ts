import { calls } from '@homecare/contract/calls'
import { AppError } from '@homecare/server/process/app-error'
import { presentSession, presentStaffUser } from '@homecare/server/staff/present'
import { login } from '@homecare/server/staff/login'
import { logout } from '@homecare/server/staff/logout'
import { logoutEverywhere } from '@homecare/server/staff/logout-everywhere'
import { renewSession } from '@homecare/server/staff/renew-session'
import { setPassword } from '@homecare/server/staff/set-password'
import type { AppDeps } from '../app-env'
import { clientAddress } from '../client-address'
import { loginBrowser } from '../login-browser'
import { createRoutes } from '../create-routes'
import { actorOf, routesOf } from '../access'
import { staffCookies } from '../staff-cookies'

export function sessionRoutes(deps: AppDeps) {
  const { ctx, limits } = deps
  const route = routesOf(deps)
  const cookies = staffCookies(deps)
  const browser = loginBrowser(deps)
  return createRoutes()
    .openapi(route(calls.login), async (c) => {
      const input = { ...c.req.valid('json'), ...browser.of(c) }
      const result = await login({ ctx, limits: limits.login, input })
      if (result.state === 'second-step') {
        cookies.setPending(c, result.token)
        throw new AppError('SECOND_FACTOR_REQUIRED', { ways: result.ways })
      }
      browser.remember(c, result)
      return c.json({ status: 200 as const, user: result.user }, 200)
    })
    .openapi(route(calls.logout), async (c) => {
      for (const token of cookies.sessions(c)) await logout({ ctx, input: { token } })
      cookies.endSession(c)
      if (cookies.pending(c).length > 0) cookies.endPending(c)
      return c.body(null, 204)
    })
    .openapi(route(calls.me), (c) => c.json(presentStaffUser(c.get('session')), 200))
    .openapi(route(calls.getSession), (c) => c.json(presentSession(c.get('session')), 200))
    .openapi(route(calls.renewSession), async (c) =>
      c.json(await renewSession({ ctx, session: c.get('session') }), 200),
    )
    .openapi(route(calls.logoutEverywhere), async (c) => {
      await logoutEverywhere({ ctx, actor: actorOf(c), input: { userId: c.get('session').staff.id } })
      cookies.endSession(c)
      return c.body(null, 204)
    })
    .openapi(route(calls.setPassword), async (c) => {
      await setPassword({
        ctx,
        limit: limits.deadLinks,
        input: { ...c.req.valid('json'), from: clientAddress(c) },
      })
      return c.body(null, 204)
    })
}
