import { postReturn, pushNotification, type Delivery } from './deliver'
import { paidStatus, type Confirmation, type OrderBook, type SandboxOrder } from './order-book'
import { ruleOf, type Outcome } from './outcomes'
import type { Account } from './read-request'
import { pushForm, returnForm, type ReturnForm } from './return-message'

/** Outcomes that are pushed as well unless someone says otherwise; the rest are left to the browser and the status call. */
const PUSHED: readonly Outcome[] = ['pay', 'decline', 'pay-twice']

type Options = {
  account: Account
  book: OrderBook
  confirmation: Confirmation
  notificationUrl: string | undefined
  stopping: AbortSignal
}

export type Desk = {
  /** Ends an open order with an outcome, and pushes and repeats what the outcome asks for. */
  finish(order: SandboxOrder, outcome: Outcome, notify?: boolean): void
  /** What the browser carries back, and where to. A late order is approved by asking for it. */
  answer(order: SandboxOrder): { url: string; form: ReturnForm }
  notify(order: SandboxOrder): Promise<void>
  /** Posts the answer as a browser would. */
  sendBack(order: SandboxOrder): Promise<Delivery>
}

/** What the gateway does with an order, whoever asks for it: the card page, the list of orders or a test. */
export function openDesk({ account, book, confirmation, notificationUrl, stopping }: Options): Desk {
  const noteOn = (order: SandboxOrder) => (text: string) => {
    order.notes.push(text)
    book.save(order)
  }
  const desk: Desk = {
    finish(order, outcome, notify = PUSHED.includes(outcome)) {
      book.settle(order, outcome)
      if (notify) void desk.notify(order)
      if (ruleOf(outcome).returns === 'twice') {
        const note = noteOn(order)
        desk.sendBack(order).then(
          ({ status }) => note(`Second return: answered ${status}`),
          () => note('Second return: no answer'),
        )
      }
    },
    answer(order) {
      if (!order.outcome) throw new Error(`Order ${order.orderNo} has no outcome yet.`)
      if (order.status === 'Awaited') {
        order.status = paidStatus(confirmation)
        book.save(order)
      }
      const url = ruleOf(order.outcome).says === 'Aborted' ? order.cancelUrl : order.redirectUrl
      return { url, form: returnForm(account.cipher, order, order.outcome) }
    },
    async notify(order) {
      if (!notificationUrl || !order.outcome) return
      const form = pushForm(account.cipher, order, order.outcome)
      await pushNotification(notificationUrl, form, noteOn(order), stopping)
    },
    sendBack(order) {
      const { url, form } = desk.answer(order)
      return postReturn(url, form, stopping)
    },
  }
  return desk
}
