import { html } from 'hono/html'
import { page as pageOf, type Html } from '../pages/layout'

export type { Html } from '../pages/layout'

const SANDBOX = {
  name: 'Card gateway sandbox',
  about: html`<strong>Test gateway.</strong> No card is charged or stored.`,
  home: 'All orders',
}

export const page = (title: string, body: Html): Html => pageOf(SANDBOX, title, body)

/** A page with one message. */
export const notice = (title: string, body: Html): Html =>
  page(
    title,
    html`<article>
      <h1>${title}</h1>
      ${body}
    </article>`,
  )

/** Formats fils for display: AED 1,301.00. */
export function money(fils: number): string {
  return `AED ${(fils / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
