import { html } from 'hono/html'
import type { Html } from '../pages/layout'
import type { Gateway } from './gateway'
import type { SandboxOrder } from './order-book'
import { OUTCOMES } from './outcomes'
import { money, page } from './pages'

/** The hosted card page: the order, a prefilled form that only the browser checks, and a button for every outcome. */
export function cardPage(order: SandboxOrder, { account: { merchantId }, canNotify }: Gateway): Html {
  const inThreeYears = String((new Date().getFullYear() + 3) % 100)
  const others = Object.entries(OUTCOMES).filter(([name]) => name !== 'pay' && name !== 'abort')
  const fact = (name: string, value: string): Html =>
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`
  return page(
    `Pay ${money(order.amountFils)}`,
    html`<div class="grid">
      <form method="post" action="/transaction/${order.referenceNo}/pay">
        <h1>Pay by card</h1>
        ${field(
          'number',
          'Card number',
          '4111 1111 1111 1111',
          html`inputmode="numeric" autocomplete="cc-number" maxlength="23" pattern="[0-9 \\-]{13,23}" title="13 to 19
          digits"`,
        )}
        <div class="grid">
          ${field(
            'expiry',
            'Expiry, MM/YY',
            `12/${inThreeYears}`,
            html`autocomplete="cc-exp" maxlength="7" pattern="(0[1-9]|1[0-2]) ?\\/ ?[0-9]{2}" title="Month and year, for
            example 04/29"`,
          )}
          ${field(
            'cvv',
            'Security code',
            '123',
            html`inputmode="numeric" autocomplete="cc-csc" maxlength="4" pattern="[0-9]{3,4}" title="3 or 4 digits"`,
          )}
        </div>
        ${field('holder', 'Name on card', 'Test Card', html`autocomplete="cc-name" maxlength="60"`)}
        <button name="outcome" value="pay">Pay ${money(order.amountFils)}</button>
        <button class="secondary outline" name="outcome" value="abort" formnovalidate>${OUTCOMES.abort.label}</button>
        <fieldset>
          <legend>Or choose another outcome</legend>
          ${canNotify ? notifyChoice() : ''}
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

function field(name: string, label: string, value: string, more: Html): Html {
  return html`<div>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value}" required ${more} />
  </div>`
}

function notifyChoice(): Html {
  return html`<div>
    <label for="notify">Server notification</label>
    <select id="notify" name="notify">
      <option value="">As usual for the outcome</option>
      <option value="yes">Send it</option>
      <option value="no">Do not send it</option>
    </select>
  </div>`
}
