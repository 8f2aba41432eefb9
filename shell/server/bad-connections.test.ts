import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { badConnectionsTrial } from '@homecare/bench/trials/bad-connections'
import { startTrialSystem } from '@homecare/bench/trials/system'
import { expect, test } from 'vitest'
import { createReverseProxy } from './reverse-proxy'

// `npm run bad-connections` keeps 2,000 open, and looks at the time.
test('a visitor books and pays without an error while another address keeps 200 bad connections open', async () => {
  const system = await startTrialSystem({ settings: { SLOT_CAPACITY: '1000' } })
  const pages = () => {
    throw new Error('No page is asked for.')
  }
  const door = createReverseProxy({ bffUrls: system.bffUrls, publicUrl: 'http://care.example', pages })
  try {
    await once(door.listen(0, '127.0.0.1'), 'listening')
    const site = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
    const { failed, hostile, most } = await badConnectionsTrial({ site, connections: 200, rounds: 1, bookings: 5 })
    expect(failed).toEqual([])
    expect(hostile).toHaveLength(25)
    // A trial in which nothing was going on shows nothing.
    expect(most).toBeGreaterThan(100)
  } finally {
    door.closeAllConnections()
    door.close()
    await system.stop()
  }
}, 240_000)
