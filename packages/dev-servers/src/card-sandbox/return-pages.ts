import { html } from 'hono/html'
import { money, notice, type Html } from './layout'
import type { SandboxOrder } from './order-book'
import type { ReturnForm } from './return-message'

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

/** The order is paid, and the browser is not sent back. */
export function closedPage(order: SandboxOrder): Html {
  return notice(
    'You may close this window',
    html`<p>
      ${money(order.amountFils)} was charged for order ${order.orderNo}. The merchant’s page is not called: it has to
      ask for the status itself.
    </p>`,
  )
}

/** The browser stays here until the return is due; the button returns immediately. */
export function laterPage(order: SandboxOrder): Html {
  const seconds = Math.max(0, Math.ceil(((order.returnAt?.getTime() ?? 0) - Date.now()) / 1000))
  const state = order.status === 'Awaited' ? 'Your bank has not responded yet.' : 'Your payment was taken.'
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return notice(
    'Please wait',
    html`<p>${state} You go back to the merchant in</p>
      <p><time role="timer" data-countdown="${seconds}">${clock}</time></p>
      <form method="post" action="/transaction/${order.referenceNo}/return" data-when-done>
        <button>Return now</button>
      </form>`,
  )
}

/** Lists all problems of a payment request, for a developer. */
export function refusedPage(problems: readonly string[]): Html {
  return notice(
    'This request was refused',
    html`<p>The gateway could not start a payment:</p>
      <ul>
        ${problems.map((problem) => html`<li>${problem}</li>`)}
      </ul>`,
  )
}
