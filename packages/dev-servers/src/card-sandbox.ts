import { setMaxListeners } from 'node:events'
import { createCipher, type CipherKind } from '@homecare/ccavenue/cipher'
import { apiRoutes } from './card-sandbox/api-routes'
import { createGateway, type Delivery, type StatusMode } from './card-sandbox/gateway'
import { openOrderBook } from './card-sandbox/order-book'
import { ruleOf, type SandboxOutcome } from './card-sandbox/outcomes'
import { gatewayPages } from './card-sandbox/page-routes'
import { pageRoutes } from './pages/routes'
import { serve, type ListeningHost } from './serve'

export type { StatusMode } from './card-sandbox/gateway'
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
  /** Loopback unless told. */
  host?: ListeningHost | undefined
  /** The file that keeps the orders between restarts; without it they are in memory only. */
  ordersFile?: string | undefined
}

export type RunningCardSandbox = Awaited<ReturnType<typeof startCardSandbox>>

// Pages carry no inline script or style; forms may post to any merchant.
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'"

/** A card gateway that speaks CCAvenue's protocol and takes no money. */
export async function startCardSandbox(options: CardSandboxOptions) {
  const { merchantId, accessCode, notificationUrl } = options
  const account = {
    merchantId,
    accessCode,
    cipher: createCipher({ kind: options.cipher, workingKey: options.workingKey }),
  }
  const stopping = new AbortController()
  // Every notification and every withheld response in progress listens to it.
  setMaxListeners(0, stopping.signal)
  const book = openOrderBook(options.ordersFile)
  const gateway = createGateway(account, book, stopping.signal, notificationUrl)
  const app = await pageRoutes(POLICY)
  app.route('/', gatewayPages(gateway))
  app.route('/', apiRoutes(gateway))

  const { url, stop: stopServing } = await serve(app, options.port, options.host)
  return {
    /** The list of orders. */
    url,
    /** Accepts the browser's form with encRequest and access_code. */
    transactionUrl: `${url}/transaction/transaction.do?command=initiateTransaction`,
    /** Accepts server-to-server commands. */
    apiUrl: `${url}/apis/servlet/DoWebTrans`,
    /** Newest first. */
    orders: book.all,
    setStatusMode(mode: StatusMode): void {
      gateway.statusMode = mode
    },
    /**
     * Acts as card page and browser: ends the open order and posts the return. Undefined when nothing returns. An order
     * number means its newest card page; a reference means one of several.
     */
    async complete(
      orderNoOrReference: string,
      outcome: SandboxOutcome,
      { notify }: { notify?: boolean } = {},
    ): Promise<Delivery | undefined> {
      const order = book.byReference(orderNoOrReference) ?? book.byOrderNo(orderNoOrReference)
      if (!order || order.outcome) throw new Error(`There is no open order ${orderNoOrReference} at the gateway.`)
      gateway.finish(order, outcome, notify)
      return ruleOf(outcome).returns === 'never' ? undefined : gateway.sendBack(order)
    },
    async stop(): Promise<void> {
      stopping.abort()
      await stopServing()
    },
  }
}
