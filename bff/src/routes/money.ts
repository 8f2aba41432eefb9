import { calls } from '@homecare/contract/calls'
import { clearAction } from '@homecare/server/booking/clear-action'
import { getMoneyBoard } from '@homecare/server/payment/get-board'
import { queryPayment } from '@homecare/server/payment/query'
import { refundPayment } from '@homecare/server/payment/refund'
import { getBooking } from '@homecare/server/record/get-booking'
import { compareStatement } from '@homecare/server/statement/compare'
import { getStatementFindings } from '@homecare/server/statement/get-findings'
import { settleFinding } from '@homecare/server/statement/settle-finding'
import { voidPayment } from '@homecare/server/payment/void'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { actorOf, routesOf } from '../access'

/** Bookings whose payment and visit don't agree, and the staff's actions. */
export function moneyRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.getMoneyBoard), async (c) => c.json(await getMoneyBoard({ ctx }), 200))
    .openapi(route(calls.getStatementFindings), async (c) => c.json(await getStatementFindings({ ctx }), 200))
    .openapi(route(calls.compareStatement), async (c) => {
      await compareStatement({ ctx, actor: actorOf(c) })
      return c.body(null, 204)
    })
    .openapi(route(calls.settleFinding), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await settleFinding({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.queryPayment), async (c) =>
      c.json(await queryPayment({ ctx, actor: actorOf(c), input: c.req.valid('param') }), 200),
    )
    .openapi(route(calls.voidPayment), async (c) =>
      c.json(await voidPayment({ ctx, actor: actorOf(c), input: c.req.valid('param') }), 200),
    )
    .openapi(route(calls.refundPayment), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      const { bookingId } = await refundPayment({ ctx, actor: actorOf(c), input })
      return c.json(await getBooking({ ctx, input: { id: bookingId } }), 200)
    })
    .openapi(route(calls.refundAmount), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      const { bookingId } = await refundPayment({ ctx, actor: actorOf(c), input })
      return c.json(await getBooking({ ctx, input: { id: bookingId } }), 200)
    })
    .openapi(route(calls.clearAction), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      await clearAction({ ctx, actor: actorOf(c), input })
      return c.json(await getBooking({ ctx, input }), 200)
    })
}
