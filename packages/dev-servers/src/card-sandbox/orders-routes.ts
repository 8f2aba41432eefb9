import { formatFils } from '@homecare/ccavenue/amounts'
import { Hono } from 'hono'
import type { StatusMode } from './api-routes'
import type { Desk } from './desk'
import { isPaid, refundedFils, type OrderBook } from './order-book'
import { ordersPage } from './orders-page'
import { refusedPage } from './return-pages'

type Options = {
  book: OrderBook
  desk: Desk
  canNotify: boolean
  mode: { get(): StatusMode; set(mode: StatusMode): void }
}

const MOST_SHOWN = 100

/** The list of orders, and what the gateway may do to one without the merchant. */
export function ordersRoutes({ book, desk, canNotify, mode }: Options): Hono {
  const app = new Hono()

  app.get('/', (c) => c.html(ordersPage(book.all().slice(0, MOST_SHOWN), mode.get(), canNotify)))

  app.post('/status-mode', async (c) => {
    const asked = String((await c.req.parseBody()).mode)
    const known = (['ok', 'hang', 'error', 'wrapped', 'flat'] as const).find((name) => name === asked)
    if (!known) return c.html(refusedPage(['mode: unknown']), 400)
    mode.set(known)
    return c.redirect('/', 303)
  })

  app.post('/orders/:reference/:action', (c) => {
    const order = book.byReference(c.req.param('reference'))
    if (!order) return c.html(refusedPage(['No such order']), 404)
    const action = c.req.param('action')
    if (action === 'notify' && order.outcome) void desk.notify(order)
    else if (action === 'refund' && isPaid(order)) {
      const left = order.amountFils - refundedFils(order)
      order.refunds.push({ refNo: `desk-${order.refunds.length + 1}`, fils: left })
      order.notes.push(`Refunded AED ${formatFils(left)} by hand`)
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
