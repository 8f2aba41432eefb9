import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCipher, type CipherKind } from '@homecare/ccavenue/cipher'
import { apiRoutes, type StatusMode } from './card-sandbox/api-routes'
import type { Delivery } from './card-sandbox/post-return'
import { createGatewayActions } from './card-sandbox/gateway-actions'
import { openOrderBook, type SandboxOrder } from './card-sandbox/order-book'
import { ordersRoutes } from './card-sandbox/orders-routes'
import { ruleOf, type SandboxOutcome } from './card-sandbox/outcomes'
import { transactionRoutes } from './card-sandbox/transaction-routes'
import { pageRoutes } from './pages/routes'
import { serve, type ListeningHost } from './serve'

export type { StatusMode } from './card-sandbox/api-routes'
export type { SandboxOrder } from './card-sandbox/order-book'
export type { SandboxOutcome } from './card-sandbox/outcomes'

export type CardSandboxOptions = {
  port?: number | undefined
  merchantId: string
  accessCode: string
  workingKey: string
  cipher: CipherKind
  /** Where outcomes are pushed to; nothing is pushed without it. */
  notificationUrl?: string | undefined
  /** How long the outcomes `pay-later` and `bank-slow` take. Ten minutes by default. */
  returnLaterMs?: number | undefined
  /** Loopback unless told. */
  host?: ListeningHost | undefined
  /** The file that keeps the orders between restarts; without it they are in memory only. */
  ordersFile?: string | undefined
}

export type RunningCardSandbox = {
  /** The list of orders. */
  url: string
  /** Accepts the browser's form with encRequest and access_code. */
  transactionUrl: string
  /** Accepts server-to-server commands. */
  apiUrl: string
  /** Newest first. */
  orders(): SandboxOrder[]
  setStatusMode(mode: StatusMode): void
  /**
   * Acts as card page and browser: ends the open order, waits if the outcome does, posts the return. Undefined when nothing
   * returns. An order number means its newest card page; a reference means one of several.
   */
  complete(
    orderNoOrReference: string,
    outcome: SandboxOutcome,
    options?: { notify?: boolean },
  ): Promise<Delivery | undefined>
  stop(): Promise<void>
}

// Pages carry no inline script or style; forms may post to any merchant.
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'"

/** A card gateway that speaks CCAvenue's protocol and takes no money. */
export async function startCardSandbox(options: CardSandboxOptions): Promise<RunningCardSandbox> {
  const { merchantId, accessCode, notificationUrl, returnLaterMs = 600_000 } = options
  const account = {
    merchantId,
    accessCode,
    cipher: createCipher({ kind: options.cipher, workingKey: options.workingKey }),
  }
  const stopping = new AbortController()
  // Every notification and every withheld response in progress listens to it.
  setMaxListeners(0, stopping.signal)
  const book = openOrderBook(returnLaterMs, options.ordersFile)
  const actions = createGatewayActions({ account, book, notificationUrl, stopping: stopping.signal })
  const canNotify = Boolean(notificationUrl)
  let mode: StatusMode = 'ok'

  const app = await pageRoutes(POLICY)
  app.route('/', ordersRoutes({ book, actions, canNotify, mode: { get: () => mode, set: (next) => (mode = next) } }))
  app.route('/', transactionRoutes({ account, book, actions, canNotify }))
  app.route(
    '/',
    apiRoutes({ book, cipher: account.cipher, accessCode, statusMode: () => mode, stopping: stopping.signal }),
  )

  const { url, stop: stopServing } = await serve(app, options.port, options.host)
  return {
    url,
    transactionUrl: `${url}/transaction/transaction.do?command=initiateTransaction`,
    apiUrl: `${url}/apis/servlet/DoWebTrans`,
    orders: book.all,
    setStatusMode(next) {
      mode = next
    },
    async complete(id, outcome, { notify } = {}) {
      const order = book.byReference(id) ?? book.byOrderNo(id)
      if (!order || order.outcome) throw new Error(`There is no open order ${id} at the gateway.`)
      actions.finish(order, outcome, notify)
      const { returns } = ruleOf(outcome)
      if (returns === 'never') return undefined
      if (returns === 'later') await sleep(returnLaterMs, undefined, { signal: stopping.signal })
      return actions.sendBack(order)
    },
    async stop() {
      stopping.abort()
      await stopServing()
    },
  }
}
