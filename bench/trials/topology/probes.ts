import { setTimeout as sleep } from 'node:timers/promises'

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
export function startProbes(siteUrl: string, visitors = 4): Probes {
  const answers: ProbeResponse[] = []
  const now = { stopped: false }

  async function ask(kind: ProbeResponse['kind'], address: string): Promise<void> {
    const askedAt = Date.now()
    const answer = await fetch(`${siteUrl}${PATHS[kind]}`, {
      headers: { 'x-forwarded-for': address },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then(async (response) => ({ status: response.status, hasText: (await response.text()) !== '' }))
      .catch(() => ({ status: 0, hasText: false }))
    answers.push({ kind, askedAt, ms: Date.now() - askedAt, ...answer })
  }

  async function loop(address: string): Promise<void> {
    while (!now.stopped) {
      await ask('page', address)
      await ask('call', address)
      await sleep(PAUSE_MS)
    }
  }

  const loops = Array.from({ length: visitors }, (_, at) => loop(`10.20.30.${at + 1}`))
  return {
    answers,
    async stop() {
      now.stopped = true
      await Promise.all(loops)
    },
  }
}

export const isError = ({ status }: ProbeResponse): boolean => status === 0 || status >= 500
