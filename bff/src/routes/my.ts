import { calls } from '@homecare/contract/calls'
import { requestPhoneCode } from '@homecare/server/my/code'
import { endPhoneSession } from '@homecare/server/my/end-session'
import { confirmFamily, endFamily, inviteFamily } from '@homecare/server/my/family'
import { getMy } from '@homecare/server/my/get'
import { openPhoneSession } from '@homecare/server/my/open-session'
import { setMyContactBy } from '@homecare/server/my/set-contact-by'
import type { Actor } from '@homecare/server/process/context'
import type { Context } from 'hono'
import { routesOf } from '../access'
import type { AppDeps, AppEnv } from '../app-env'
import { clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'
import { phoneCookie } from '../phone-cookie'

export function myRoutes(deps: AppDeps) {
  const { ctx, limits } = deps
  const route = routesOf(deps)
  const cookie = phoneCookie(deps)
  const by = (c: Context<AppEnv>): { ctx: typeof ctx; actor: Actor; live: AppEnv['Variables']['phone'] } => ({
    ctx,
    actor: { name: 'visitor', role: 'visitor', from: clientAddress(c) },
    live: c.get('phone'),
  })
  const page = (c: Context<AppEnv>, input: Parameters<typeof getMy>[0]['input']) =>
    getMy({ ctx, live: c.get('phone'), input })
  return createRoutes()
    .openapi(route(calls.requestMyCode), async (c) => {
      const input = { ...c.req.valid('json'), from: clientAddress(c) }
      return c.json(await requestPhoneCode({ ctx, limits: limits.phoneCodes, input }), 200)
    })
    .openapi(route(calls.openMySession), async (c) => {
      const browser = { from: clientAddress(c), userAgent: c.req.header('user-agent'), oldTokens: cookie.tokens(c) }
      const input = { ...c.req.valid('json'), ...browser }
      const { token, expiresAt } = await openPhoneSession({ ctx, limits: limits.phoneCodes, input })
      cookie.set(c, { token, expires: input.stay ? expiresAt : undefined })
      return c.body(null, 204)
    })
    .openapi(route(calls.getMy), async (c) => c.json(await page(c, c.req.valid('query')), 200))
    .openapi(route(calls.setMyContactBy), async (c) => {
      await setMyContactBy({ ...by(c), input: c.req.valid('json') })
      return c.json(await page(c, c.req.valid('query')), 200)
    })
    .openapi(route(calls.endMySession), async (c) => {
      const { id } = c.req.valid('param')
      await endPhoneSession({ ...by(c), input: { id } })
      if (id === c.get('phone').sessionId) cookie.end(c)
      return c.body(null, 204)
    })
    .openapi(route(calls.inviteFamily), async (c) => {
      await inviteFamily({ ...by(c), limits: limits.phoneCodes, input: c.req.valid('json') })
      return c.json(await page(c, c.req.valid('query')), 200)
    })
    .openapi(route(calls.confirmFamily), async (c) => {
      await confirmFamily({ ...by(c), input: c.req.valid('param') })
      return c.json(await page(c, c.req.valid('query')), 200)
    })
    .openapi(route(calls.endFamily), async (c) => {
      await endFamily({ ...by(c), input: c.req.valid('param') })
      return c.json(await page(c, c.req.valid('query')), 200)
    })
}
