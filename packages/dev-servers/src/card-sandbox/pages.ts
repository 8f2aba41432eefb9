import { html } from 'hono/html'
import { fact, page as pageOf, type Html } from '../pages/layout'
import type { Gateway } from './gateway'
import { isPaid, type SandboxOrder } from './order-book'
import { OUTCOMES } from './outcomes'
import type { ReturnForm } from './return-message'

const SANDBOX = {
  name: 'Card gateway sandbox',
  about: html`<strong>Test gateway.</strong> No card is charged or stored.`,
  home: 'All orders',
}

const page = (title: string, body: Html): Html => pageOf(SANDBOX, title, body)

/** Formats fils for display: AED 1,301.00. */
const money = (fils: number): string =>
  `AED ${(fils / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** The hosted card page: the order, and a button for every outcome. */
export function cardPage(order: SandboxOrder, { account: { merchantId } }: Gateway): Html {
  const others = Object.entries(OUTCOMES).filter(([name]) => name !== 'pay' && name !== 'abort')
  return page(
    `Pay ${money(order.amountFils)}`,
    html`<div class="grid">
      <form method="post" action="/transaction/${order.referenceNo}/pay">
        <h1>Pay by card</h1>
        <p>Nobody types a card here: choose how the payment ends.</p>
        <button name="outcome" value="pay">Pay ${money(order.amountFils)}</button>
        <button class="secondary outline" name="outcome" value="abort">${OUTCOMES.abort.label}</button>
        <fieldset>
          <legend>Or choose another outcome</legend>
          <ul class="outcomes">
            ${others.map(
              ([name, { label, hint }]) =>
                html`<li>
                  <button class="secondary outline" name="outcome" value="${name}" aria-describedby="hint-${name}">
                    ${label}
                  </button>
                  <small id="hint-${name}">${hint}</small>
                </li>`,
            )}
          </ul>
        </fieldset>
      </form>
      <aside aria-labelledby="order">
        <article>
          <h2 id="order">Your order</h2>
          <dl>
            ${fact('Total', money(order.amountFils))}
            ${fact('Merchant', order.echoed.billing_name ?? `Merchant ${merchantId}`)}
            ${fact('Merchant id', merchantId)} ${fact('Order', order.orderNo)} ${fact('Reference', order.referenceNo)}
          </dl>
        </article>
      </aside>
    </div>`,
  )
}

/** A page with one message. */
const notice = (title: string, body: Html): Html =>
  page(
    title,
    html`<article>
      <h1>${title}</h1>
      ${body}
    </article>`,
  )

/** Returns the browser to the merchant: the script submits the form, the button works without scripts. */
export function returnPage(url: string, form: ReturnForm, automatic: boolean): Html {
  const message = automatic
    ? 'Your payment was processed. Going back to the merchant …'
    : 'This payment has already been processed. You can send its return again.'
  return notice(
    automatic ? 'One moment' : 'Already processed',
    html`<p role="status">${message}</p>
      <form method="post" action="${url}" ${automatic ? html`data-submit` : ''}>
        <input type="hidden" name="encResp" value="${form.encResp}" />
        <input type="hidden" name="orderNo" value="${form.orderNo}" />
        <button>Return to the merchant</button>
      </form>`,
  )
}

/** The browser is not sent back. */
export const closedPage = (order: SandboxOrder): Html =>
  notice(
    'You may close this window',
    html`<p>
      Order ${order.orderNo} of ${money(order.amountFils)} is ${order.status}. The merchant’s page is not called: it has
      to ask for the status itself.
    </p>`,
  )

/** Lists all problems of a payment request, for a developer. */
export const refusedPage = (problems: readonly string[]): Html =>
  notice(
    'This request was refused',
    html`<p>The gateway could not start a payment:</p>
      <ul>
        ${problems.map((problem) => html`<li>${problem}</li>`)}
      </ul>`,
  )

/** Every order with its history, and the actions that the gateway may take without the merchant. */
export const ordersPage = (orders: readonly SandboxOrder[], { canNotify }: Gateway): Html =>
  page(
    'Orders',
    html`<h1>Orders</h1>
      ${orders.map((order) => orderItem(order, canNotify))}
      ${orders.length > 0 ? '' : html`<p>No order yet. Pay for a booking on the site: its order appears here.</p>`}`,
  )

function orderItem(order: SandboxOrder, canNotify: boolean): Html {
  const act = (name: string, label: string): Html =>
    html`<form method="post" action="/orders/${order.referenceNo}/${name}">
      <button class="secondary outline" aria-label="${label}, ${order.orderNo}">${label}</button>
    </form>`
  const opened = new Date(order.createdAt).toLocaleTimeString('en-GB')
  return html`<article>
    <h2>${order.orderNo}</h2>
    <p>
      <strong>${money(order.amountFils)}</strong> ${order.status}
      <small
        >Reference ${order.referenceNo} · opened
        ${opened}${order.outcome ? ` · ${OUTCOMES[order.outcome].label}` : ''}</small
      >
    </p>
    ${
      order.notes.length
        ? html`<ul>
            ${order.notes.map((note) => html`<li>${note}</li>`)}
          </ul>`
        : ''
    }
    <div class="actions">
      ${order.status === 'Initiated' ? html`<a href="/transaction/${order.referenceNo}">Open the card page</a>` : ''}
      ${canNotify && order.outcome ? act('notify', 'Send notification') : ''}
      ${order.status === 'Awaited' ? act('approve', 'Approve') : ''}
      ${isPaid(order) ? html`${act('refund', 'Refund')}${act('chargeback', 'Charge back')}` : ''}
    </div>
  </article>`
}
