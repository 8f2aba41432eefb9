import { setTimeout as sleep } from 'node:timers/promises'
import { createEdgeBrowser, type Answer, type Edge } from './edge-browser'
import { visitorAddress } from './site'

/** What a visitor asks for while a fault is there. */
export const PROBED = { page: '/', call: '/api/catalogue' } as const
const PAUSE_MS = 250

export interface Probes {
  answers: readonly Answer[]
  stop(): Promise<void>
}

/** Visitors who ask for a page and for a call again and again, each from an address of its own. */
export function startProbes(edge: Edge, visitors = 4): Probes {
  const answers: Answer[] = []
  const now = { stopped: false }

  async function loop(address: string): Promise<void> {
    const browser = createEdgeBrowser(edge, address, (answer) => answers.push(answer))
    while (!now.stopped) {
      for (const path of Object.values(PROBED)) await browser.read(path)
      await sleep(PAUSE_MS)
    }
    browser.close()
  }

  const loops = Array.from({ length: visitors }, (_, at) => loop(visitorAddress(at + 2)))
  return {
    answers,
    async stop() {
      now.stopped = true
      await Promise.all(loops)
    },
  }
}

export const isError = ({ status }: Answer): boolean => status === 0 || status >= 500
