import { calls } from '@homecare/contract/calls'
import { presentUnknownReturn, presentUntrustedReturn } from '@homecare/server/payment/present'
import { receiveGatewayMessage } from '@homecare/server/payment/receive-message'
import { orderNoIn, returnFromGateway } from '@homecare/server/payment/return'
import { startBooking } from '@homecare/server/booking/start'
import { provenPhone } from '@homecare/server/my/current'
import { routesOf } from '../access'
import { AppError } from '@homecare/server/process/app-error'
import type { Context } from 'hono'
import type { AppDeps, AppEnv } from '../app-env'
import { clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'
import { phoneCookie } from '../phone-cookie'

export function paymentRoutes(deps: AppDeps) {
  const { ctx, limits } = deps
  const route = routesOf(deps)
  const cookie = phoneCookie(deps)

  /**
   * The gateway has few addresses and sends many messages, so those that our key decrypts have no limit; what it can't
   * decrypt is limited as a visitor's calls are.
   */
  async function isWithinLimit(c: Context<AppEnv>, encResp: string): Promise<boolean> {
    if (ctx.gateway.openReturn(encResp)) return true
    c.set('foreignMessage', true)
    return limits.foreignMessages.tryTake(clientAddress(c))
  }

  /** For a reload, the browser's history, or a proxy that turned the form into a GET. */
  const toStatusPage = (c: Context<AppEnv>) => c.redirect(presentUnknownReturn(), 303)

  return createRoutes()
    .openapi(route(calls.initiatePayment), async (c) => {
      const from = clientAddress(c)
      const { 'idempotency-key': draftKey } = c.req.valid('header')
      const proven = await provenPhone({ ctx, input: { tokens: cookie.tokens(c) } })
      const input = c.req.valid('json')
      return c.json(await startBooking({ ctx, input, draftKey, from, provenPhone: proven }), 200)
    })
    .openapi(
      route(calls.paymentResponse),
      async (c) => {
        const { encResp, orderNo } = c.req.valid('form')
        const input = { encResp, orderNo, from: clientAddress(c) }
        const unknown = () => presentUnknownReturn(orderNoIn(orderNo), ctx.gateway.openReturn(encResp)?.locale)
        if (!(await isWithinLimit(c, encResp))) return c.redirect(unknown(), 303)
        const path = await returnFromGateway({ ctx, input }).catch((error: unknown) => {
          // A person sees this response: without a database, reconciliation settles the payment later.
          ctx.log.error({ requestId: c.get('requestId'), err: error }, 'a return from the gateway could not be stored')
          return unknown()
        })
        if (path === presentUntrustedReturn()) c.set('foreignMessage', true)
        return c.redirect(path, 303)
      },
      (result, c) => (result.success ? undefined : c.redirect(presentUntrustedReturn(), 303)),
    )
    .openapi(route(calls.openPaymentResponse), toStatusPage)
    .openapi(route(calls.paymentNotification), async (c) => {
      const { encResp, orderNo } = c.req.valid('form')
      if (!(await isWithinLimit(c, encResp))) throw new AppError('RATE_LIMITED', { retryAfter: 60 })
      const received = await receiveGatewayMessage({
        ctx,
        input: { encResp, orderNo, source: 'push', from: clientAddress(c) },
      })
      if (!received) c.set('foreignMessage', true)
      return c.json({ stored: true as const }, 200)
    })
}
