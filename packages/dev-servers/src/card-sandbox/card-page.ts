import { html } from 'hono/html'
import { fact, type Html } from '../pages/layout'
import type { Gateway } from './gateway'
import type { SandboxOrder } from './order-book'
import { OUTCOMES } from './outcomes'
import { money, page } from './pages'

/** The hosted card page: the order, a prefilled form that only the browser checks, and a button for every outcome. */
export function cardPage(order: SandboxOrder, { account: { merchantId }, canNotify }: Gateway): Html {
  const [number, expiry, cvv, holder] = fieldsOf(String((new Date().getFullYear() + 3) % 100)).map(field)
  const others = Object.entries(OUTCOMES).filter(([name]) => name !== 'pay' && name !== 'abort')
  return page(
    `Pay ${money(order.amountFils)}`,
    html`<div class="grid">
      <form method="post" action="/transaction/${order.referenceNo}/pay">
        <h1>Pay by card</h1>
        ${number}
        <div class="grid">${expiry} ${cvv}</div>
        ${holder}
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

/** Name, label, value, what browsers call it, the pattern that they check, and what they say where it does not fit. */
const fieldsOf = (year: string) => [
  ['number', 'Card number', '4111 1111 1111 1111', 'cc-number', '[0-9 \\-]{13,23}', '13 to 19 digits'],
  ['expiry', 'Expiry, MM/YY', `12/${year}`, 'cc-exp', '(0[1-9]|1[0-2]) ?\\/ ?[0-9]{2}', 'Month and year, as in 04/29'],
  ['cvv', 'Security code', '123', 'cc-csc', '[0-9]{3,4}', '3 or 4 digits'],
  ['holder', 'Name on card', 'Test Card', 'cc-name', '.{1,60}', 'At most 60 letters'],
]

const field = ([name, label, value, autocomplete, pattern, title]: string[]): Html =>
  html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      required
      autocomplete="${autocomplete}"
      pattern="${pattern}"
      title="${title}"
    />
  </div>`

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
