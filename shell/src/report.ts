import type { z } from 'zod'
import type { clientError } from '@homecare/contract/client-errors'

import { STATE_ID, type ClientRemote, type ShellState } from './state'

type ClientError = z.infer<typeof clientError>

/** A page view tells of at most so many errors: a loop must not become a flood. */
const LIMIT = 10
/** A page that is left is gone within this time. */
const LEAVING_MS = 1000
let sent = 0
const told = new Set<string>()
const tokens = new Map<string, string>()

/** Keeps what proves that this page was served with these releases. */
export function learnReportTokens(remotes: readonly ClientRemote[]): void {
  for (const { name, current, previous } of remotes)
    for (const release of [current, previous])
      if (release?.reportToken) tokens.set(`${name} ${release.version}`, release.reportToken)
}

/** Errors come before anything has run: the page itself is read then. */
function tokenFor({ remote, version }: Pick<ClientError, 'remote' | 'version'>): string | undefined {
  if (!remote || !version) return undefined
  if (tokens.size === 0) {
    const state = JSON.parse(document.getElementById(STATE_ID)?.textContent || '{}') as Partial<ShellState>
    learnReportTokens(state.remotes ?? [])
  }
  return tokens.get(`${remote} ${version}`)
}

/** The release whose file an address or a stack names. */
export function releaseIn(text: string | undefined): Pick<ClientError, 'remote' | 'version'> {
  const [, remote, version] = /\/remotes\/([a-z][a-z0-9-]*)\/([0-9A-Za-z.+-]+)\//.exec(text ?? '') ?? []
  return remote && version ? { remote, version } : {}
}

export function reportError(error: unknown, about: Pick<ClientError, 'source' | 'remote' | 'version'>): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  // The second attempt at the same thing is no second error.
  const key = `${about.remote}@${about.version} ${message}`
  if (told.has(key) || ++sent > LIMIT) return
  told.add(key)
  const token = tokenFor(about)
  const body: ClientError = {
    ...about,
    ...(token ? { token } : {}),
    message: message.slice(0, 500),
    path: location.pathname.slice(0, 200),
    ...(stack ? { stack: stack.slice(0, 4000) } : {}),
  }
  if (about.source === 'remote') unlessLeft(() => send(body))
  else send(body)
}

/** Does it in a moment, unless the page is left: Firefox ends what a page still fetches when it is left, as errors. */
export function unlessLeft(task: () => void): void {
  const timer = setTimeout(task, LEAVING_MS)
  addEventListener('pagehide', () => clearTimeout(timer), { once: true })
}

function send(body: ClientError): void {
  // What can't be told is lost: telling must never disturb the page.
  void fetch('/api/client-errors', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
