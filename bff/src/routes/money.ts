import { calls } from '@homecare/contract/calls'
import { clearAction } from '@homecare/server/booking/clear-action'
import { getMoneyBoard } from '@homecare/server/payment/get-board'
import { queryPayment } from '@homecare/server/payment/query'
import { refundPayment } from '@homecare/server/payment/refund'
import { voidPayment } from '@homecare/server/payment/void'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, ownPagesOnly, staffOnly } from '../guards'

/** Where money and visits don't agree, and what staff do about it. */
export function moneyRoutes(deps: AppDeps) {
  const { ctx } = deps
  const refunds = [ownPagesOnly(deps), staffOnly(deps, 'refund')] as const
  const works = [ownPagesOnly(deps), staffOnly(deps, 'work-on-bookings')] as const
  return createRoutes()
    .openapi({ ...calls.getMoneyBoard, middleware: staffOnly(deps, 'read') }, async (c) =>
      c.json(await getMoneyBoard({ ctx }), 200),
    )
    .openapi({ ...calls.queryPayment, middleware: [...refunds] }, async (c) =>
      c.json(await queryPayment({ ctx, actor: actorOf(c), input: c.req.valid('param') }), 200),
    )
    .openapi({ ...calls.voidPayment, middleware: [...refunds] }, async (c) =>
      c.json(await voidPayment({ ctx, actor: actorOf(c), input: c.req.valid('param') }), 200),
    )
    .openapi({ ...calls.refundPayment, middleware: [...refunds] }, async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await refundPayment({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi({ ...calls.clearAction, middleware: [...works] }, async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await clearAction({ ctx, actor: actorOf(c), input }), 200)
    })
}
