import { createHash } from 'node:crypto'
import { addressIn, directionOf, readAddress, SOURCE_LOCALE, type Locale } from '@homecare/contract/locales'
import type { Problem } from '@homecare/contract/problem'
import { fieldProblems, PROBLEM_PAGE } from '@homecare/server/process/problem-texts'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'

const STYLE =
  'body{margin:0;background:#f7f2e9;color:#12302b;font:1.0625rem/1.65 system-ui,sans-serif}' +
  'main{max-inline-size:36rem;margin:12vh auto;padding:0 1.25rem}' +
  'h1{font:500 2rem/1.2 Georgia,serif}li{margin-block:.5rem}a{color:#1f6b57}'
// This is one line, because a formatter's white space would change the hash.
const STYLE_TAG = raw(`<style>${STYLE}</style>`)
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Returns whether a browser posted a plain form and will show the response as a page. */
export function wantsPage(c: Context): boolean {
  const form = (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
  return form && (c.req.header('accept') ?? '').includes('text/html')
}

/** The language of the page whose form was posted. */
export function formLocale(c: Context): Locale {
  const from = c.req.header('referer') ?? ''
  return URL.canParse(from) ? readAddress(new URL(from).pathname).locale : SOURCE_LOCALE
}

/** Returns a page that explains a problem, and says that the entered data are not lost. */
export function problemPage(problem: Problem, locale: Locale): { body: string; policy: string } {
  const texts = PROBLEM_PAGE[locale]
  const reason = locale === SOURCE_LOCALE ? `${problem.detail ?? problem.title}.` : texts.failed
  const rows = fieldProblems(problem, locale).map(
    ([name, message]) => html`<li><strong>${name}:</strong> ${message}</li>`,
  )
  const body = html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.title}</title>
        ${STYLE_TAG}
      </head>
      <body>
        <main>
          <h1>${texts.title}</h1>
          <p>${reason}</p>
          <ul>
            ${rows}
          </ul>
          <p>${texts.back}</p>
          <p><a href="${addressIn(locale, '/')}">${texts.home}</a></p>
        </main>
      </body>
    </html>`
  // oxlint-disable-next-line typescript/no-base-to-string -- Without a promise in it, Hono's template is text.
  return { body: String(body), policy: `default-src 'none'; style-src 'sha256-${STYLE_HASH}'` }
}
