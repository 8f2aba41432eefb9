import type { z } from 'zod'
import type { clientError } from '@homecare/contract/client-errors'

import { STATE_ID, type ClientRemote, type ShellState } from './state'
import { PAGE_LEFT_MS } from './timing'

type ClientError = z.infer<typeof clientError>

declare global {
  /** The page's first script has it, for the scripts that come later: an error is reported once, whoever meets it. */
  var pageReports: {
    reportError: typeof reportError
    releaseIn: typeof releaseIn
    learnReportTokens: typeof learnReportTokens
  }
}

/** Reports of one page view: a loop must not become a flood. */
const LIMIT = 10
let sent = 0
const reported = new Set<string>()
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The document server wrote it from a ShellState.
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
  if (reported.has(key) || ++sent > LIMIT) return
  reported.add(key)
  const token = tokenFor(about)
  // boot.ts is built as ES2015, where object spread brings a kilobyte of helpers.
  const body: ClientError = Object.assign({}, about, {
    message: message.slice(0, 500),
    path: location.pathname.slice(0, 200),
    token,
    stack: stack?.slice(0, 4000),
  })
  if (about.source === 'remote') unlessLeft(() => send(body))
  else send(body)
}

/** Runs a task after a moment, unless the page is left: Firefox ends open requests of a page that is left as errors. */
export function unlessLeft(task: () => void): void {
  const timer = setTimeout(task, PAGE_LEFT_MS)
  addEventListener('pagehide', () => clearTimeout(timer), { once: true })
}

function send(body: ClientError): void {
  // A report that can't be sent is lost: reporting must never disturb the page.
  void fetch('/api/client-errors', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
