import { calls } from '@homecare/contract/calls'
import { presentUnknownReturn, presentUntrustedReturn } from '@homecare/server/payment/present'
import { receiveGatewayMessage } from '@homecare/server/payment/receive-message'
import { returnFromGateway } from '@homecare/server/payment/return'
import { startBooking } from '@homecare/server/booking/start'
import { routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'

export function paymentRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.initiatePayment), async (c) => {
      const from = clientAddress(c)
      const { 'idempotency-key': draftKey } = c.req.valid('header')
      return c.json(await startBooking({ ctx, input: c.req.valid('json'), draftKey, from }), 200)
    })
    .openapi(
      route(calls.paymentResponse),
      async (c) => {
        const path = await returnFromGateway({ ctx, input: { ...c.req.valid('form'), from: clientAddress(c) } }).catch(
          (error: unknown) => {
            // A person sees this response: without a database, reconciliation settles the payment later.
            ctx.log.error(
              { requestId: c.get('requestId'), err: error },
              'a return from the gateway could not be stored',
            )
            return presentUnknownReturn()
          },
        )
        if (path === presentUntrustedReturn()) c.set('foreignMessage', true)
        return c.redirect(path, 303)
      },
      (result, c) => (result.success ? undefined : c.redirect(presentUntrustedReturn(), 303)),
    )
    .openapi(route(calls.paymentNotification), async (c) => {
      const input = { ...c.req.valid('form'), source: 'push', from: clientAddress(c) } as const
      if (!(await receiveGatewayMessage({ ctx, input }))) c.set('foreignMessage', true)
      return c.json({ stored: true as const }, 200)
    })
}
