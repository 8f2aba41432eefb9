import { html } from 'hono/html'
import { fact, type Html } from '../pages/layout'
import type { Gateway } from './gateway'
import type { SandboxOrder } from './order-book'
import { OUTCOMES } from './outcomes'
import { money, page } from './pages'

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
