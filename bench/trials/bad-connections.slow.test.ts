import { startFrontProxy } from '@homecare/dev-servers/front-proxy'
import { expect, test } from 'vitest'
import { tryBadConnections } from './bad-connections'
import { startTrialSystem } from './trial-system'

// `CONNECTIONS=1400 pnpm --filter bench trial trials/bad` keeps more open. At the edge it is containers/bad-connections.trial.test.ts.
const { CONNECTIONS = '200' } = process.env

test(`a visitor books and pays without an error while another address keeps ${CONNECTIONS} bad connections open`, async () => {
  const system = await startTrialSystem({ settings: { SLOT_CAPACITY: '1000' } })
  const [bffUrl = ''] = system.bffUrls
  // No page is requested.
  const front = await startFrontProxy({ port: 0, bffUrl, shellUrl: bffUrl })
  const { hostname: host, port } = new URL(front.url)
  try {
    const { failed, hostile, maxOpen } = await tryBadConnections({
      site: front.url,
      bad: { host, port: Number(port), from: '127.0.0.2', tls: false },
      ...{ connections: Number(CONNECTIONS), rounds: 1, bookings: 5 },
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
