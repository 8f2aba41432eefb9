import { formatFils } from '@homecare/ccavenue/amounts'
import { Hono } from 'hono'
import type { StatusMode } from './api-routes'
import type { GatewayActions } from './gateway-actions'
import { isPaid, refundedFils, type OrderBook } from './order-book'
import { ordersPage } from './orders-page'
import { refusedPage } from './return-pages'

type Options = {
  book: OrderBook
  actions: GatewayActions
  canNotify: boolean
  mode: { get(): StatusMode; set(mode: StatusMode): void }
}

const MAX_SHOWN = 100

/** The list of orders, and the actions that the gateway may take without the merchant. */
export function ordersRoutes({ book, actions, canNotify, mode }: Options): Hono {
  const app = new Hono()

  app.get('/', (c) => c.html(ordersPage(book.all().slice(0, MAX_SHOWN), mode.get(), canNotify)))

  app.post('/status-mode', async (c) => {
    const { mode: requested } = await c.req.parseBody()
    const next = (['ok', 'hang', 'error', 'wrapped', 'flat'] as const).find((name) => name === requested)
    if (!next) return c.html(refusedPage(['mode: unknown']), 400)
    mode.set(next)
    return c.redirect('/', 303)
  })

  app.post('/orders/:reference/:action', (c) => {
    const order = book.byReference(c.req.param('reference'))
    if (!order) return c.html(refusedPage(['No such order']), 404)
    const action = c.req.param('action')
    if (action === 'notify' && order.outcome) void actions.notify(order)
    else if (action === 'refund' && isPaid(order)) {
      const remaining = order.amountFils - refundedFils(order)
      order.refunds.push({ refNo: `sandbox-${order.refunds.length + 1}`, fils: remaining })
      order.notes.push(`Refunded AED ${formatFils(remaining)} manually`)
      order.status = 'Refunded'
    } else if (action === 'chargeback' && isPaid(order)) {
      order.notes.push('Charged back by the card holder')
      order.status = 'Chargeback'
    } else return c.html(refusedPage([`This order can not do that now: it is ${order.status}`]), 409)
    book.save(order)
    return c.redirect('/', 303)
  })
  return app
}
