import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** What all pages of a local server have in common. */
interface LocalSite {
  name: string
  /** The sentence at the top of each page. */
  about: Html
  /** The name of its first page. */
  home: string
}

/** A page of the card gateway or the inbox. */
export const page = ({ name, about, home }: LocalSite, title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en" data-theme="light">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title === name ? name : `${title} · ${name}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pico.css" />
        <link rel="stylesheet" href="/pages.css" />
        <script src="/pages.js" defer></script>
      </head>
      <body>
        <header class="container">
          <p><mark>${about}</mark></p>
          <nav aria-label="${name}">
            <ul>
              <li><strong>${name}</strong></li>
            </ul>
            <ul>
              <li><a href="/">${home}</a></li>
            </ul>
          </nav>
        </header>
        <main class="container">${body}</main>
      </body>
    </html>`

/** A name and its value in a `<dl>`. */
export const fact = (name: string, value: Html | string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`
