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
export function ordersPage(orders: readonly SandboxOrder[], mode: StatusMode, canNotify: boolean): Html {
  const list = orders.length
    ? html`<ol class="orders">
        ${orders.map((order) => orderItem(order, canNotify))}
      </ol>`
    : html`<div class="panel notice">
        <h2>No order yet</h2>
        <p>Pay for a booking on the site: its order appears here.</p>
      </div>`
  return page(
    'Orders',
    html`<div class="title">
        <h1>Orders</h1>
        <form method="post" action="/status-mode">
          <label for="mode">Status calls</label>
          <select id="mode" name="mode">
            ${Object.entries(MODES).map(
              ([name, label]) =>
                html`<option value="${name}" ${name === (mode === 'ok' ? 'flat' : mode) ? 'selected' : ''}>
                  ${label}
                </option>`,
            )}
          </select>
          <button>Set</button>
        </form>
      </div>
      ${list}`,
    { wide: true },
  )
}

function orderItem(order: SandboxOrder, canNotify: boolean): Html {
  const act = (name: string, label: string): Html =>
    html`<form method="post" action="/orders/${order.referenceNo}/${name}">
      <button aria-label="${label}, ${order.orderNo}">${label}</button>
    </form>`
  return html`<li class="panel">
    <div class="order">
      <h2>${order.orderNo}</h2>
      <p class="amount">${money(order.amountFils)}</p>
      <p class="status" data-status="${order.status}">${order.status}</p>
    </div>
    <p class="facts">
      Reference ${order.referenceNo} · opened
      ${order.createdAt.toLocaleTimeString('en-GB')}${order.outcome ? ` · ${OUTCOMES[order.outcome].label}` : ''}
    </p>
    ${
      order.notes.length
        ? html`<ul class="notes">
            ${order.notes.map((note) => html`<li>${note}</li>`)}
          </ul>`
        : ''
    }
    <div class="actions">
      ${order.status === 'Initiated' ? html`<a href="/transaction/${order.referenceNo}">Open the card page</a>` : ''}
      ${canNotify && order.outcome ? act('notify', 'Send notification') : ''}
      ${isPaid(order) ? html`${act('refund', 'Refund')}${act('chargeback', 'Charge back')}` : ''}
    </div>
  </li>`
}
