import { createHash } from 'node:crypto'
import type { Problem } from '@homecare/contract/problem'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'

const STYLE =
  'body{margin:0;background:#f7f2e9;color:#12302b;font:1.0625rem/1.65 system-ui,sans-serif}' +
  'main{max-inline-size:36rem;margin:12vh auto;padding:0 1.25rem}' +
  'h1{font:500 2rem/1.2 Georgia,serif}li{margin-block:.5rem}a{color:#1f6b57}'
// This is one line, because a formatter's white space would change the hash.
const STYLE_TAG = raw(`<style>${STYLE}</style>`)
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const FIELD_WORDS: Record<string, string> = {
  fullName: 'Full name',
  email: 'Email',
  phoneNumber: 'Phone number',
  date: 'Date',
  service: 'Service',
}

/** Returns whether a browser posted a plain form and will show the response as a page. */
export function wantsPage(c: Context): boolean {
  const form = (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
  return form && (c.req.header('accept') ?? '').includes('text/html')
}

/** Returns a page that explains a problem, and says that the entered data are not lost. */
export function problemPage({ title, detail, fields = {} }: Problem): { body: string; policy: string } {
  const rows = Object.entries(fields).map(
    ([name, message]) => html`<li><strong>${FIELD_WORDS[name] ?? name}:</strong> ${message}</li>`,
  )
  const body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Not sent yet</title>
        ${STYLE_TAG}
      </head>
      <body>
        <main>
          <h1>Not sent yet</h1>
          <p>${detail ?? title}.</p>
          <ul>
            ${rows}
          </ul>
          <p>Go back with your browser: what you typed is still there. Or start <a href="/">from the home page</a>.</p>
        </main>
      </body>
    </html>`
  // oxlint-disable-next-line typescript/no-base-to-string -- Without a promise in it, Hono's template is text.
  return { body: String(body), policy: `default-src 'none'; style-src 'sha256-${STYLE_HASH}'` }
}
