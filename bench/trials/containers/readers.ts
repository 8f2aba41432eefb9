import { setTimeout as sleep } from 'node:timers/promises'
import { PAGES } from '../../src/public-pages'
import { dayFromNow } from '../load'
import type { Random } from '../random'
import type { EdgeBrowser } from './edge-browser'

const CALLS = 20

interface ReadersOptions {
  newBrowser(): EdgeBrowser
  random: Random
  concurrency: number
  /** How long each waits before a request. */
  pauseMs?: number
}

/** Visitors who open a page with its files, then look around; each has a browser of its own. */
export function startReaders({ newBrowser, random, concurrency, pauseMs = 0 }: ReadersOptions): {
  end(): Promise<void>
} {
  const state = { ended: false }

  async function visit(): Promise<void> {
    const browser = newBrowser()
    const { read } = browser
    const html = await read(random.pick(PAGES))
    const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path)
    for (let count = 0; count < CALLS && !state.ended; count += 1) {
      await sleep(pauseMs)
      await read(count % 2 ? '/api/catalogue' : `/api/slots?date=${dayFromNow(2 + random.int(20))}`)
      const file = files[count]
      // Late ones as well: a tab that was opened before an upgrade needs the files of its version after it.
      if (file) await read(file)
    }
    browser.close()
  }

  const loops = Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (!state.ended) await visit()
    }),
  )
  loops.catch(() => {})
  return {
    async end() {
      state.ended = true
      await loops
    },
  }
}
