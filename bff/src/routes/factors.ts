import { calls } from '@homecare/contract/calls'
import { confirmTotp, requestTotp } from '@homecare/server/staff/factor/authenticator-app'
import { completeLogin, requestLoginPasskey } from '@homecare/server/staff/factor/complete-login'
import type { AddedFactor } from '@homecare/server/staff/factor/holder'
import { addPasskey, renamePasskey, requestNewPasskey } from '@homecare/server/staff/factor/passkeys'
import { renewRecoveryCodes } from '@homecare/server/staff/factor/recovery'
import { removeFactor } from '@homecare/server/staff/factor/remove'
import { resetFactor } from '@homecare/server/staff/factor/reset'
import type { Context } from 'hono'
import { actorOf, routesOf } from '../access'
import type { AppDeps, AppEnv } from '../app-env'
import { createRoutes } from '../create-routes'
import { loginBrowser } from '../login-browser'
import { staffCookies } from '../staff-cookies'

/** The second step of a login, and the factors of an account. */
export function factorRoutes(deps: AppDeps) {
  const { ctx, limits } = deps
  const route = routesOf(deps)
  const cookies = staffCookies(deps)
  const browser = loginBrowser(deps)
  /** The session and the person of a call. */
  const caller = (c: Context<AppEnv>) => ({ ctx, session: c.get('session'), actor: actorOf(c) })
  const added = (c: Context<AppEnv>, { opened, user, recoveryCodes }: AddedFactor) => {
    if (opened) browser.remember(c, opened)
    return { user, recoveryCodes }
  }
  return createRoutes()
    .openapi(route(calls.requestLoginPasskey), async (c) =>
      c.json({ options: { ...(await requestLoginPasskey({ ctx, pendingTokens: cookies.pending(c) })) } }, 200),
    )
    .openapi(route(calls.completeLogin), async (c) => {
      const { user, ...opened } = await completeLogin({
        ...{ ctx, limits: limits.factors, pendingTokens: cookies.pending(c) },
        ...{ browser: browser.of(c), input: c.req.valid('json') },
      })
      browser.remember(c, opened)
      return c.json({ status: 200 as const, user }, 200)
    })
    .openapi(route(calls.requestNewPasskey), async (c) =>
      c.json({ options: { ...(await requestNewPasskey(caller(c))) } }, 200),
    )
    .openapi(route(calls.addPasskey), async (c) => {
      const input = c.req.valid('json')
      return c.json(added(c, await addPasskey({ ...caller(c), browser: browser.of(c), input })), 200)
    })
    .openapi(route(calls.renamePasskey), async (c) => {
      await renamePasskey({ ...caller(c), input: { ...c.req.valid('json'), ...c.req.valid('param') } })
      return c.body(null, 204)
    })
    .openapi(route(calls.removePasskey), async (c) => {
      await removeFactor({ ...caller(c), input: { passkeyId: c.req.valid('param').id } })
      return c.body(null, 204)
    })
    .openapi(route(calls.requestTotp), async (c) => c.json(await requestTotp(caller(c)), 200))
    .openapi(route(calls.confirmTotp), async (c) => {
      const input = c.req.valid('json')
      return c.json(added(c, await confirmTotp({ ...caller(c), browser: browser.of(c), input })), 200)
    })
    .openapi(route(calls.removeTotp), async (c) => {
      await removeFactor({ ...caller(c), input: 'totp' })
      return c.body(null, 204)
    })
    .openapi(route(calls.renewRecoveryCodes), async (c) =>
      c.json({ recoveryCodes: await renewRecoveryCodes(caller(c)) }, 200),
    )
    .openapi(route(calls.resetFactor), async (c) => {
      await resetFactor({ ctx, actor: actorOf(c), input: c.req.valid('param') })
      return c.body(null, 204)
    })
}
