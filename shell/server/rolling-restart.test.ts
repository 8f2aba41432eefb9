import { expect, test } from 'vitest'
import { rollBehindDoor } from './testing/roll-behind-proxy'

test('BFFs and worker are restarted one after the other under load, and no request fails', async () => {
  const { failed, requests, restarts } = await rollBehindDoor({ rounds: 1, requests: 500, atOnce: 4 })
  expect(failed).toEqual([])
  expect(restarts).toBe(3)
  expect(requests).toBeGreaterThanOrEqual(500)
}, 360_000)
