import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** The layout of every sandbox page, with a banner that says it is a test gateway. `wide` for the list of orders. */
export function page(title: string, body: Html, options: { wide?: boolean } = {}): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Card gateway sandbox</title>
        <link rel="stylesheet" href="/sandbox.css" />
        <link
          rel="icon"
          href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect y='6' width='32' height='21' rx='4' fill='%23123a5c'/%3E%3Cpath fill='%23ffd257' d='M0 11h32v5H0z'/%3E%3C/svg%3E"
        />
        <script src="/sandbox.js" defer></script>
      </head>
      <body>
        <header>
          <p class="strip"><strong>Test gateway.</strong> No card is charged or stored.</p>
          <div class="head">
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <rect y="5" width="32" height="22" rx="4" />
              <path d="M0 10h32v5H0z" />
            </svg>
            <span>Card gateway sandbox</span>
            <a href="/">All orders</a>
          </div>
        </header>
        <main class="${options.wide ? 'wide' : ''}">${body}</main>
      </body>
    </html>`
}

/** A page with one message in the middle. */
export function notice(title: string, body: Html): Html {
  return page(
    title,
    html`<section class="panel notice">
      <h1>${title}</h1>
      ${body}
    </section>`,
  )
}

/** Formats fils for display: AED 1,301.00. */
export function money(fils: number): string {
  return `AED ${(fils / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
