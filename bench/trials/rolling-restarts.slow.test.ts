import { expect, test } from 'vitest'
import { hasCaddy } from './edge-process'
import { restartBehindEdge } from './rolling-restarts'

test.skipIf(!hasCaddy())(
  'BFFs and worker are restarted one after the other under load, and no request fails',
  async () => {
    const { failed, requests, restarts } = await restartBehindEdge({ rounds: 1, requests: 500, concurrency: 4 })
    expect(failed.join('\n')).toBe('')
    expect(restarts).toBe(3)
    expect(requests).toBeGreaterThanOrEqual(500)
  },
  360_000,
)
