import { formatFils } from '@homecare/ccavenue/amounts'
import { Hono } from 'hono'
import type { Html } from '../pages/layout'
import type { Gateway } from './gateway'
import { isPaid, refundedFils, type SandboxOrder } from './order-book'
import { isOutcome, PAID, ruleOf } from './outcomes'
import { cardPage, closedPage, ordersPage, refusedPage, returnPage } from './pages'
import { readRequest } from './read-request'

const MAX_SHOWN = 100

/** The gateway's pages for the visitor's browser, the list of orders, and what the gateway may do without the merchant. */
export function gatewayPages(gateway: Gateway): Hono<{ Variables: { order: SandboxOrder } }> {
  const { account, book } = gateway
  const app = new Hono<{ Variables: { order: SandboxOrder } }>()

  /** The page of an order that has ended; the browser goes back automatically where it has just ended. */
  const endedPage = (order: SandboxOrder, automatic: boolean): Html => {
    if (order.outcome && ruleOf(order.outcome).returns === 'never') return closedPage(order)
    const { url, form } = gateway.browserReturn(order)
    return returnPage(url, form, automatic)
  }

  app.get('/', (c) => c.html(ordersPage(book.all().slice(0, MAX_SHOWN), gateway)))

  app.post('/transaction/transaction.do', async (c) => {
    if (c.req.query('command') !== 'initiateTransaction')
      return c.html(refusedPage(['command: initiateTransaction only']), 400)
    const request = readRequest(account, await c.req.parseBody())
    if (Array.isArray(request)) return c.html(refusedPage(request), 400)
    return c.redirect(`/transaction/${book.open(request).referenceNo}`, 303)
  })

  app.use('/:of{transaction|orders}/:reference/*', async (c, next) => {
    const order = book.byReference(c.req.param('reference') ?? '')
    if (!order) return c.html(refusedPage(['No such order']), 404)
    c.set('order', order)
    return next()
  })

  app.get('/transaction/:reference', (c) => {
    const order = c.get('order')
    return c.html(order.outcome ? endedPage(order, false) : cardPage(order, gateway))
  })

  app.post('/transaction/:reference/pay', async (c) => {
    const order = c.get('order')
    if (order.outcome) return c.html(endedPage(order, false))
    const { outcome } = await c.req.parseBody()
    if (!isOutcome(outcome)) return c.html(refusedPage(['outcome: unknown']), 400)
    gateway.finish(order, outcome)
    return c.html(endedPage(order, true))
  })

  app.post('/orders/:reference/:action', (c) => {
    const order = c.get('order')
    const action = c.req.param('action')
    if (action === 'notify' && order.outcome) void gateway.notify(order)
    else if (action === 'approve' && order.status === 'Awaited') book.change(order, PAID, 'Approved by the bank')
    else if (action === 'refund' && isPaid(order)) {
      const left = order.amountFils - refundedFils(order)
      book.refund(order, `sandbox-${order.refunds.length + 1}`, left, `Refunded AED ${formatFils(left)} manually`)
    } else if (action === 'chargeback' && isPaid(order))
      book.change(order, 'Chargeback', 'Charged back by the card holder')
    else return c.html(refusedPage([`This order can not do that now: it is ${order.status}`]), 409)
    return c.redirect('/', 303)
  })
  return app
}
