import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { html, raw } from 'hono/html'
import type { ProviderProfile } from '@homecare/contract/profile'
import { makeBody, type Body } from './body'

/** All texts of the pages that this server shows instead of a problem. */
const messages = {
  returnTitle: 'Your payment is being looked into',
  returnText:
    'We could not take in the answer of the card page just now. Nothing is lost, and nothing needs paying again.',
  returnFollow: 'This page checks again automatically. You can also press the button.',
  returnChecking: 'Checking again …',
  checkAgain: 'Check again',
  failedTitle: 'This can’t be opened right now',
  failedText: 'We are working on it. Please try again in a moment.',
  tryAgain: 'Try again',
  call: 'Questions? Call us:',
  home: 'Go to the home page',
}

/** A page with the content security policy that it needs. */
export interface ProblemPage {
  html: string
  policy: string
}

/** Returns the page for a failed request; undefined if no person will see it. `form` is the posted form. */
export type ProblemPages = (request: IncomingMessage, form: Buffer | undefined) => ProblemPage | undefined

const RETURN = '/api/payment/response'
export const RETURN_SCRIPT_PATH = '/payment-return.js'

/** Resubmits the card page's form as soon as the BFF responds again. Without this script the button does it. */
const RETURN_SCRIPT = `const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
let wait = 3000
const isBack = () => fetch('/api/catalogue', { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok, () => false)
const look = async () => {
  if (await isBack()) {
    status.textContent = form.dataset.checking
    form.submit()
    return
  }
  wait = Math.min(wait * 1.5, 30000)
  setTimeout(look, wait)
}
setTimeout(look, wait)
`

export const returnScript = (): Promise<Body> => makeBody(RETURN_SCRIPT, 'text/javascript; charset=utf-8')

interface Facts {
  profile: Pick<ProviderProfile, 'name' | 'phone'>
  ink: string
  background: string
}

/** Pages for people instead of problems as JSON, made without the BFF. */
export function createProblemPages({ profile, ink, background }: Facts): ProblemPages {
  const style =
    `body{margin:0;background:${background};color:${ink};font:1.0625rem/1.65 system-ui,sans-serif}` +
    'main{max-inline-size:36rem;margin:12vh auto;padding:0 1.25rem}h1{font:500 2rem/1.2 Georgia,serif}' +
    `a{color:inherit}button{min-block-size:3rem;padding:0 1.5rem;border:0;border-radius:.5rem;background:${ink};` +
    `color:${background};font:inherit;font-weight:600}button:focus-visible{outline:3px solid ${ink};outline-offset:3px}` +
    '@media (forced-colors:active){button{border:1px solid}}'
  const styleTag = raw(`<style>${style}</style>`)
  const policy =
    "default-src 'none'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
    `frame-ancestors 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`
  const page = (title: string, head: Html, body: Html): ProblemPage => ({
    policy,
    html: String(
      // oxlint-disable-next-line typescript/no-base-to-string -- Without a promise in it, Hono's template is text.
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${title} | ${profile.name}</title>
            ${styleTag}${head}
          </head>
          <body>
            <main>
              <h1>${title}</h1>
              ${body}
              <p>${messages.call} <a href="tel:${profile.phone.replace(/[^+\d]/g, '')}">${profile.phone}</a></p>
              <p><a href="/">${messages.home}</a></p>
            </main>
          </body>
        </html>`,
    ),
  })
  return (request, form) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (!(request.headers.accept ?? '').includes('text/html')) return undefined
    if (request.method === 'POST' && path === RETURN && form) return returnPage(page, form)
    if (request.method !== 'GET') return undefined
    const again = html`<p>${messages.failedText}</p>
      <p><a href="${request.url ?? '/'}">${messages.tryAgain}</a></p>`
    return page(messages.failedTitle, '', again)
  }
}

type Html = ReturnType<typeof html> | string

/** The page contains the form that the card page posted, so that it can be posted again. */
function returnPage(page: (title: string, head: Html, body: Html) => ProblemPage, form: Buffer): ProblemPage {
  const posted = new URLSearchParams(form.toString('utf8'))
  const fields = ['encResp', 'orderNo'].flatMap((name) => {
    const value = posted.get(name)
    return value === null ? [] : [html`<input type="hidden" name="${name}" value="${value}" />`]
  })
  const script = html`<script src="${RETURN_SCRIPT_PATH}" defer></script>`
  const body = html`<p>${messages.returnText}</p>
    <p role="status">${messages.returnFollow}</p>
    <form method="post" action="${RETURN}" data-checking="${messages.returnChecking}">
      ${fields}<button>${messages.checkAgain}</button>
    </form>`
  return page(messages.returnTitle, script, body)
}
