import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderBook, SandboxOrder } from './order-book'
import { ruleOf, type SandboxOutcome } from './outcomes'
import type { MerchantAccount } from './read-request'
import { pushForm, returnForm, type ReturnForm } from './return-message'

/** How orderStatusTracker responds: `ok` flat, `wrapped` inside Order_Status_Result, `hang` never, `error` with HTTP 500. orderLookup is wrapped with it. */
export type StatusMode = 'ok' | 'wrapped' | 'hang' | 'error'

export type Delivery = { status: number; location?: string | undefined }

/** Outcomes that are also notified by default; the others reach the merchant by browser and status call only. */
const PUSHED: readonly SandboxOutcome[] = ['pay', 'decline', 'pay-twice']

export type Gateway = ReturnType<typeof createGateway>

/** The gateway's actions on an order, for the card page, the list of orders or a test. */
export function createGateway(
  account: MerchantAccount,
  book: OrderBook,
  stopping: AbortSignal,
  notificationUrl?: string,
) {
  const gateway = {
    account,
    book,
    stopping,
    canNotify: Boolean(notificationUrl),
    statusMode: 'ok' as StatusMode,

    /** Ends an open order with an outcome, with the notification or second return that belongs to it. */
    finish(order: SandboxOrder, outcome: SandboxOutcome, notify = PUSHED.includes(outcome)): void {
      book.settle(order, outcome)
      if (notify) void gateway.notify(order)
      if (ruleOf(outcome).returns === 'twice') {
        gateway.sendBack(order).then(
          ({ status }) => book.note(order, `Second return: response ${status}`),
          () => book.note(order, 'Second return: no response'),
        )
      }
    },

    /** The form that the browser posts to the merchant, and its address. */
    browserReturn(order: SandboxOrder): { url: string; form: ReturnForm } {
      if (!order.outcome) throw new Error(`Order ${order.orderNo} has no outcome yet.`)
      const url = ruleOf(order.outcome).orderStatus === 'Aborted' ? order.cancelUrl : order.redirectUrl
      return { url, form: returnForm(account.cipher, order, order.outcome) }
    },

    /** Posts a notification until the response is 200, at most three times. Never rejects. */
    async notify(order: SandboxOrder): Promise<void> {
      if (!notificationUrl || !order.outcome) return
      const form = pushForm(account.cipher, order, order.outcome)
      for (let attempt = 1; attempt <= 3 && !stopping.aborted; attempt += 1) {
        const status = await post(notificationUrl, form, stopping).then(
          (delivery) => delivery.status,
          () => undefined,
        )
        book.note(order, `Notification ${attempt}: ${status ? `response ${status}` : 'no response'}`)
        if (status === 200) return
        await sleep(attempt * 1000, undefined, { signal: stopping, ref: false }).catch(() => {})
      }
    },

    /** Posts the return as a browser would. */
    sendBack(order: SandboxOrder): Promise<Delivery> {
      const { url, form } = gateway.browserReturn(order)
      return post(url, form, stopping)
    },
  }
  return gateway
}

/** Posts a form without following the redirect. Rejects after ten seconds without a response. */
async function post(url: string, form: ReturnForm, stopping: AbortSignal): Promise<Delivery> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    signal: AbortSignal.any([stopping, AbortSignal.timeout(10_000)]),
  })
  await response.body?.cancel()
  return { status: response.status, location: response.headers.get('location') ?? undefined }
}
