import { afterAll, beforeAll, expect, test } from 'vitest'
import { percentile } from '../../src/method/percentile'
import { tryBadConnections } from '../bad-connections'
import { createEdgeBrowser, type Edge } from './edge-browser'
import { openSite, visitorAddress, type ContainerSite } from './site'

// `CONNECTIONS=500 BOOKINGS=10 NO_BUILD=1 pnpm --filter bench trial containers/bad` does less, on the images of an earlier run.
const { CONNECTIONS = '2000', BOOKINGS = '40', NO_BUILD } = process.env
const HOUR = 3600_000
const MAX_SLOWDOWN = 2

let site: ContainerSite
let edge: Edge
beforeAll(async () => {
  site = await openSite({ project: 'homecare-connections', log: console.log })
  if (!NO_BUILD) await site.containers.build()
  edge = await site.start()
}, HOUR)
afterAll(() => site?.stop(), HOUR)

test(
  `a visitor books and pays without an error, at most ${MAX_SLOWDOWN} times as slowly, while another address keeps ${CONNECTIONS} bad connections open`,
  async () => {
    const { calm, hostile, failed, maxOpen, closed } = await tryBadConnections({
      site: edge.publicUrl,
      send: createEdgeBrowser(edge, visitorAddress(3)).send,
      bad: { host: edge.host, port: edge.port, from: visitorAddress(2), tls: true },
      ...{ connections: Number(CONNECTIONS), bookings: Number(BOOKINGS), rounds: 3 },
    })
    console.log(`${maxOpen} were open at a time, the site closed ${closed}.`)
    for (const [name, times] of Object.entries({ without: calm, with: hostile }))
      console.log(`${name}: ${times.length} calls, median ${percentile(times, 50)} ms, p99 ${percentile(times, 99)} ms`)
    for (const name of ['edge', 'bff'])
      console.log(
        name,
        await site.containers.engine('stats', '--no-stream', '--format', '{{.MemUsage}}', site.name(name)),
      )
    expect(failed).toEqual([])
    expect(percentile(hostile, 99) / percentile(calm, 99)).toBeLessThanOrEqual(MAX_SLOWDOWN)
  },
  HOUR,
)
