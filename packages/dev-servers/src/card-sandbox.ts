import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCipher, type CipherKind } from '@homecare/ccavenue/cipher'
import { Hono } from 'hono'
import { apiRoutes, type StatusMode } from './card-sandbox/api-routes'
import { assetRoutes } from './card-sandbox/asset-routes'
import type { Delivery } from './card-sandbox/deliver'
import { openDesk } from './card-sandbox/desk'
import { openOrderBook, type Confirmation, type SandboxOrder } from './card-sandbox/order-book'
import { ordersRoutes } from './card-sandbox/orders-routes'
import { ruleOf, type Outcome } from './card-sandbox/outcomes'
import { transactionRoutes } from './card-sandbox/transaction-routes'
import { serve } from './serve'

export type { StatusMode } from './card-sandbox/api-routes'
export type { SandboxOrder } from './card-sandbox/order-book'
export type { Outcome } from './card-sandbox/outcomes'

export type CardSandboxOptions = {
  port?: number | undefined
  merchantId: string
  accessCode: string
  workingKey: string
  cipher: CipherKind
  /** Where outcomes are pushed to; nothing is pushed without it. */
  notificationUrl?: string | undefined
  /** How long the late outcomes keep the browser, and the bank, waiting. Ten minutes unless set. */
  returnLaterMs?: number | undefined
  /** manual: a paid order is Successful until confirmOrder makes it Shipped. */
  confirmation?: Confirmation | undefined
  /** Where the orders are kept over restarts; in memory only without it. */
  ordersFile?: string | undefined
}

export type RunningCardSandbox = {
  /** The list of orders. */
  url: string
  /** Takes the browser's form with encRequest and access_code. */
  transactionUrl: string
  /** Takes server-to-server commands. */
  apiUrl: string
  /** Newest first. */
  orders(): SandboxOrder[]
  setStatusMode(mode: StatusMode): void
  /** Does what the card page and the browser would: ends the open order, waits if the outcome does, posts the return. Undefined when nothing returns. */
  complete(orderNo: string, outcome: Outcome, options?: { notify?: boolean }): Promise<Delivery | undefined>
  stop(): Promise<void>
}

// Pages carry no inline script or style; forms may post to whatever merchant asked.
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'"

/** A card gateway on loopback that speaks CCAvenue's protocol and takes no money. */
export async function startCardSandbox(options: CardSandboxOptions): Promise<RunningCardSandbox> {
  const { merchantId, accessCode, notificationUrl, returnLaterMs = 600_000, confirmation = 'auto' } = options
  const account = {
    merchantId,
    accessCode,
    cipher: createCipher({ kind: options.cipher, workingKey: options.workingKey }),
  }
  const stopping = new AbortController()
  // Every push and every withheld answer under way listens for it.
  setMaxListeners(0, stopping.signal)
  const book = openOrderBook(confirmation, returnLaterMs, options.ordersFile)
  const desk = openDesk({ account, book, confirmation, notificationUrl, stopping: stopping.signal })
  const canNotify = Boolean(notificationUrl)
  let mode: StatusMode = 'ok'

  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('content-security-policy', POLICY)
    c.header('x-content-type-options', 'nosniff')
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  app.route('/', await assetRoutes())
  app.route('/', ordersRoutes({ book, desk, canNotify, mode: { get: () => mode, set: (next) => (mode = next) } }))
  app.route('/', transactionRoutes({ account, book, desk, canNotify }))
  app.route(
    '/',
    apiRoutes({ book, cipher: account.cipher, accessCode, statusMode: () => mode, stopping: stopping.signal }),
  )

  const { url, stop: stopServing } = await serve(app, options.port)
  return {
    url,
    transactionUrl: `${url}/transaction/transaction.do?command=initiateTransaction`,
    apiUrl: `${url}/apis/servlet/DoWebTrans`,
    orders: book.all,
    setStatusMode(next) {
      mode = next
    },
    async complete(orderNo, outcome, { notify } = {}) {
      const order = book.byOrderNo(orderNo)
      if (!order || order.outcome) throw new Error(`There is no open order ${orderNo} at the gateway.`)
      desk.finish(order, outcome, notify)
      const { returns } = ruleOf(outcome)
      if (returns === 'never') return undefined
      if (returns === 'later') await sleep(returnLaterMs, undefined, { signal: stopping.signal })
      return desk.sendBack(order)
    },
    async stop() {
      stopping.abort()
      await stopServing()
    },
  }
}
