import { postReturn, pushNotification, type Delivery } from './post-return'
import { PAID, type OrderBook, type SandboxOrder } from './order-book'
import { ruleOf, type SandboxOutcome } from './outcomes'
import type { MerchantAccount } from './read-request'
import { pushForm, returnForm, type ReturnForm } from './return-message'

/** Outcomes that are also notified by default; the others reach the merchant by browser and status call only. */
const PUSHED: readonly SandboxOutcome[] = ['pay', 'decline', 'pay-twice']

type Options = {
  account: MerchantAccount
  book: OrderBook
  notificationUrl: string | undefined
  stopping: AbortSignal
}

export type GatewayActions = {
  /** Ends an open order with an outcome, with the notification or second return that belongs to it. */
  finish(order: SandboxOrder, outcome: SandboxOutcome, notify?: boolean): void
  /** The form that the browser posts to the merchant, and its address. Approves an order that is still awaited. */
  browserReturn(order: SandboxOrder): { url: string; form: ReturnForm }
  notify(order: SandboxOrder): Promise<void>
  /** Posts the return as a browser would. */
  sendBack(order: SandboxOrder): Promise<Delivery>
}

/** The gateway's actions on an order, for the card page, the list of orders or a test. */
export function createGatewayActions({ account, book, notificationUrl, stopping }: Options): GatewayActions {
  const noteOn = (order: SandboxOrder) => (text: string) => {
    order.notes.push(text)
    book.save(order)
  }
  const actions: GatewayActions = {
    finish(order, outcome, notify = PUSHED.includes(outcome)) {
      book.settle(order, outcome)
      if (notify) void actions.notify(order)
      if (ruleOf(outcome).returns === 'twice') {
        const note = noteOn(order)
        actions.sendBack(order).then(
          ({ status }) => note(`Second return: response ${status}`),
          () => note('Second return: no response'),
        )
      }
    },
    browserReturn(order) {
      if (!order.outcome) throw new Error(`Order ${order.orderNo} has no outcome yet.`)
      if (order.status === 'Awaited') {
        order.status = PAID
        book.save(order)
      }
      const url = ruleOf(order.outcome).orderStatus === 'Aborted' ? order.cancelUrl : order.redirectUrl
      return { url, form: returnForm(account.cipher, order, order.outcome) }
    },
    async notify(order) {
      if (!notificationUrl || !order.outcome) return
      const form = pushForm(account.cipher, order, order.outcome)
      await pushNotification(notificationUrl, form, noteOn(order), stopping)
    },
    sendBack(order) {
      const { url, form } = actions.browserReturn(order)
      return postReturn(url, form, stopping)
    },
  }
  return actions
}
