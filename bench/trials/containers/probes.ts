import { setTimeout as sleep } from 'node:timers/promises'
import { createEdgeBrowser, type Edge, type EdgeBrowser } from './edge-browser'
import { visitorAddress } from './site'

/** What a visitor asks for while a fault is there. */
const PATHS = { page: '/', call: '/api/catalogue' } as const
const PAUSE_MS = 250
const TIMEOUT_MS = 20_000

export interface ProbeResponse {
  kind: keyof typeof PATHS
  /** In ms since the epoch. */
  askedAt: number
  ms: number
  /** 0: no answer. */
  status: number
  /** Whether the answer has a text. */
  hasText: boolean
}

export interface Probes {
  answers: readonly ProbeResponse[]
  stop(): Promise<void>
}

/** Visitors who ask for a page and for a call again and again, each from an address of its own. */
export function startProbes(edge: Edge, visitors = 4): Probes {
  const answers: ProbeResponse[] = []
  const now = { stopped: false }

  async function ask(kind: ProbeResponse['kind'], browser: EdgeBrowser): Promise<void> {
    const askedAt = Date.now()
    const init = { method: 'GET', signal: AbortSignal.timeout(TIMEOUT_MS) }
    const answer = await browser
      .send(`${edge.publicUrl}${PATHS[kind]}`, init)
      .then(async (response) => ({ status: response.status, hasText: (await response.text()) !== '' }))
      .catch(() => ({ status: 0, hasText: false }))
    answers.push({ kind, askedAt, ms: Date.now() - askedAt, ...answer })
  }

  async function loop(browser: EdgeBrowser): Promise<void> {
    while (!now.stopped) {
      await ask('page', browser)
      await ask('call', browser)
      await sleep(PAUSE_MS)
    }
    browser.close()
  }

  const loops = Array.from({ length: visitors }, (_, at) => loop(createEdgeBrowser(edge, visitorAddress(at + 2))))
  return {
    answers,
    async stop() {
      now.stopped = true
      await Promise.all(loops)
    },
  }
}

export const isError = ({ status }: ProbeResponse): boolean => status === 0 || status >= 500
