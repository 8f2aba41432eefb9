import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { badConnectionsTrial } from './bad-connections'
import { startTrialSystem } from './system'
import { expect, test } from 'vitest'
import { createReverseProxy } from '@homecare/shell/server/reverse-proxy.ts'

// `npm run bad-connections` keeps 2,000 connections open and measures times.
test('a visitor books and pays without an error while another address keeps 200 bad connections open', async () => {
  const system = await startTrialSystem({ settings: { SLOT_CAPACITY: '1000' } })
  const pages = () => {
    throw new Error('This trial requests no page.')
  }
  const proxy = createReverseProxy({ bffUrls: system.bffUrls, publicUrl: 'http://care.example', pages })
  try {
    await once(proxy.listen(0, '127.0.0.1'), 'listening')
    const site = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const { failed, hostile, maxOpen } = await badConnectionsTrial({ site, connections: 200, rounds: 1, bookings: 5 })
    expect(failed).toEqual([])
    expect(hostile).toHaveLength(25)
    // Without these connections the trial would prove nothing.
    expect(maxOpen).toBeGreaterThan(100)
  } finally {
    proxy.closeAllConnections()
    proxy.close()
    await system.stop()
  }
}, 240_000)
