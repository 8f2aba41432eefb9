import { Hono } from 'hono'
import { cardPage } from './card-page'
import type { GatewayActions } from './gateway-actions'
import type { Html } from './layout'
import type { OrderBook, SandboxOrder } from './order-book'
import { isOutcome, ruleOf, type SandboxOutcome } from './outcomes'
import { readRequest, type MerchantAccount } from './read-request'
import { closedPage, laterPage, refusedPage, returnPage } from './return-pages'

type Options = { account: MerchantAccount; book: OrderBook; actions: GatewayActions; canNotify: boolean }

/** The gateway's pages for the visitor's browser. */
export function transactionRoutes({ account, book, actions, canNotify }: Options): Hono {
  const app = new Hono()
  const { merchantId } = account

  app.post('/transaction/transaction.do', async (c) => {
    if (c.req.query('command') !== 'initiateTransaction')
      return c.html(refusedPage(['command: initiateTransaction only']), 400)
    const form = await c.req.parseBody()
    const text = (name: string): string => {
      const value = form[name]
      return typeof value === 'string' ? value : ''
    }
    const request = readRequest(account, {
      accessCode: text('access_code'),
      encRequest: text('encRequest'),
      merchantId: text('merchant_id'),
    })
    if (Array.isArray(request)) return c.html(refusedPage(request), 400)
    return c.redirect(`/transaction/${book.open(request).referenceNo}`, 303)
  })

  app.get('/transaction/:reference', (c) => {
    const order = book.byReference(c.req.param('reference'))
    if (!order) return c.html(refusedPage(['No such order']), 404)
    return c.html(order.outcome ? settledPage(order, order.outcome, false) : cardPage({ order, merchantId, canNotify }))
  })

  app.post('/transaction/:reference/pay', async (c) => {
    const order = book.byReference(c.req.param('reference'))
    if (!order) return c.html(refusedPage(['No such order']), 404)
    if (order.outcome) return c.html(settledPage(order, order.outcome, false))
    const form = await c.req.parseBody()
    if (!isOutcome(form.outcome)) return c.html(refusedPage(['outcome: unknown']), 400)
    actions.finish(order, form.outcome, form.notify ? form.notify === 'yes' : undefined)
    return c.html(settledPage(order, form.outcome, true))
  })

  app.post('/transaction/:reference/return', (c) => {
    const order = book.byReference(c.req.param('reference'))
    if (!order?.outcome || ruleOf(order.outcome).returns === 'never')
      return c.html(refusedPage(['This order has nothing to return']), 404)
    const { url, form } = actions.browserReturn(order)
    return c.html(returnPage(url, form, true))
  })

  function settledPage(order: SandboxOrder, outcome: SandboxOutcome, automatic: boolean): Html {
    const { returns } = ruleOf(outcome)
    if (returns === 'never') return closedPage(order)
    if (returns === 'later' && order.returnAt && order.returnAt > new Date()) return laterPage(order)
    const { url, form } = actions.browserReturn(order)
    return returnPage(url, form, automatic)
  }

  return app
}
