import { html } from 'hono/html'
import type { StatusMode } from './api-routes'
import { money, page, type Html } from './layout'
import { isPaid, type SandboxOrder } from './order-book'
import { OUTCOMES } from './outcomes'

const MODES: Record<Exclude<StatusMode, 'ok'>, string> = {
  flat: 'Respond, flat form',
  wrapped: 'Respond, wrapped form',
  hang: 'Never respond',
  error: 'Respond with an error',
}

/** Every order with its history, and the actions that the gateway may take without the merchant. */
export const ordersPage = (orders: readonly SandboxOrder[], mode: StatusMode, canNotify: boolean): Html =>
  page(
    'Orders',
    html`<h1>Orders</h1>
      <form class="actions" method="post" action="/status-mode">
        <label for="mode">Status calls</label>
        <select id="mode" name="mode">
          ${Object.entries(MODES).map(
            ([name, label]) =>
              html`<option value="${name}" ${name === (mode === 'ok' ? 'flat' : mode) ? 'selected' : ''}>
                ${label}
              </option>`,
          )}
        </select>
        <button class="secondary outline">Set</button>
      </form>
      ${orders.map((order) => orderItem(order, canNotify))}
      ${orders.length > 0 ? '' : html`<p>No order yet. Pay for a booking on the site: its order appears here.</p>`}`,
  )

function orderItem(order: SandboxOrder, canNotify: boolean): Html {
  const act = (name: string, label: string): Html =>
    html`<form method="post" action="/orders/${order.referenceNo}/${name}">
      <button class="secondary outline" aria-label="${label}, ${order.orderNo}">${label}</button>
    </form>`
  return html`<article>
    <h2>${order.orderNo}</h2>
    <p>
      <strong>${money(order.amountFils)}</strong> ${order.status}
      <small
        >Reference ${order.referenceNo} · opened
        ${order.createdAt.toLocaleTimeString('en-GB')}${order.outcome ? ` · ${OUTCOMES[order.outcome].label}` : ''}</small
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
      ${isPaid(order) ? html`${act('refund', 'Refund')}${act('chargeback', 'Charge back')}` : ''}
    </div>
  </article>`
}
