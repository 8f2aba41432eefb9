import { setTimeout as wait } from 'node:timers/promises'
import type { Compose } from '@homecare/cli/containers/compose-file'
import { replaceContainer } from '@homecare/cli/containers/replacement'
import { createEdgeBrowser, type Edge } from './edge-browser'
import { visitorAddress } from './ground'
import { createResponseLog } from './response-log'

const EVERY_MS = 20

/**
 * Replaces the container of the edge. There is one of it, so visitors are refused meanwhile: resolves with the longest time, in ms,
 * in which none of those who come one after the other, each over a new connection, got the home page.
 */
export async function edgeGap(compose: Compose, edge: Edge): Promise<number> {
  const state = { ended: false, longest: 0, answeredAt: performance.now() }
  const answers = createResponseLog(
    () => 'the replacement of the edge',
    () => {},
  )
  const visits = (async () => {
    for (let count = 0; !state.ended; count += 1) {
      const browser = createEdgeBrowser(edge, visitorAddress(count), answers)
      const init = { method: 'GET', signal: AbortSignal.timeout(1_000) }
      const answer = await browser.send(`${edge.publicUrl}/`, init).catch(() => undefined)
      browser.close()
      if (answer?.ok) {
        state.longest = Math.max(state.longest, performance.now() - state.answeredAt)
        state.answeredAt = performance.now()
      }
      await wait(EVERY_MS)
    }
  })()
  try {
    await replaceContainer(compose, 'edge', 1)
  } finally {
    state.ended = true
    await visits
  }
  return state.longest
}
