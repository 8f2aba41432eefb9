import { badConnectionsTrial } from './bad-connections'
import { startTrialSystem } from './trial-system'
import { startFrontProxy } from '@homecare/dev-servers/front-proxy'
import { expect, test } from 'vitest'

// `pnpm --filter bench trial bad-connections` keeps 2,000 connections open and measures times.
test('a visitor books and pays without an error while another address keeps 200 bad connections open', async () => {
  const system = await startTrialSystem({ settings: { SLOT_CAPACITY: '1000' } })
  const [bffUrl = ''] = system.bffUrls
  // No page is requested.
  const front = await startFrontProxy({ port: 0, bffUrl, shellUrl: bffUrl })
  try {
    const { failed, hostile, maxOpen } = await badConnectionsTrial({
      site: front.url,
      connections: 200,
      rounds: 1,
      bookings: 5,
    })
    expect(failed.join('\n')).toBe('')
    expect(hostile).toHaveLength(25)
    // Without these connections the trial would prove nothing.
    expect(maxOpen).toBeGreaterThan(100)
  } finally {
    await front.stop()
    await system.stop()
  }
}, 240_000)
