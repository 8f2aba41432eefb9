import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '@homecare/dev-servers/postgres'
import { judge, type Measurement } from './measurement'
import { percentile } from './method/percentile'
import { startAdminServer, openPostgres, type AdminServer } from './system/admin-server'

const SCREENS = 500
const EVERY_MS = 10_000
const LIMIT_MS = 50
/** How often a record changes while the screens refresh. */
const CHANGE_EVERY_MS = 10_000
const FILTERS = [
  'bloodtests?',
  'services?',
  'bloodtests?status=Pending',
  'bloodtests?payment=NeedsAction',
  'services?status=Pending',
]

/**
 * Five hundred sessions that each request one of five lists every ten seconds, spread evenly, while records change.
 */
export const refreshingScreens: Measurement = {
  id: 'S8',
  title: `${SCREENS} staff screens refreshing every ${EVERY_MS / 1000} s`,
  goal: `p99 ≤ ${LIMIT_MS} ms`,
  async run(ctx) {
    const server = await startAdminServer(ctx, await openPostgres(ctx), ctx.short ? 1_000 : 100_000)
    ctx.log(`${SCREENS} logins …`)
    const cookies: string[] = []
    for (let n = 0; n < SCREENS; n++) cookies.push(await server.login())
    const tags = new Map<number, string>()
    await refresh(server, cookies, { rounds: 1, tags })
    const p99 = percentile(await refresh(server, cookies, { rounds: ctx.short ? 1 : 6, tags }), 99)
    return judge([{ label: 'a refresh, p99', unit: 'ms', ours: p99, meetsGoal: p99 <= LIMIT_MS }])
  },
}

async function refresh(
  server: AdminServer,
  cookies: string[],
  { rounds, tags }: { rounds: number; tags: Map<number, string> },
): Promise<number[]> {
  const durations: number[] = []
  const startedAt = performance.now()
  const request = async (screen: number) => {
    const sentAt = performance.now()
    const headers = { cookie: cookies[screen] ?? '', 'if-none-match': tags.get(screen) ?? '"none"' }
    const response = await fetch(`${server.url}/api/${FILTERS[screen % FILTERS.length]}`, { headers })
    await response.arrayBuffer()
    if (response.status !== 200 && response.status !== 304) throw new Error(`response ${response.status}`)
    tags.set(screen, response.headers.get('etag') ?? '')
    durations.push(performance.now() - sentAt)
  }
  const screens = cookies.map(async (_, screen) => {
    for (let round = 0; round < rounds; round++) {
      const due = startedAt + round * EVERY_MS + (screen * EVERY_MS) / cookies.length
      await wait(Math.max(0, due - performance.now()))
      await request(screen)
    }
  })
  const change = `UPDATE booking SET version = version + 1 WHERE order_id = 'ORD-G000000000900'`
  await withClient(server.databaseUrl, async (db) => {
    const changing = setInterval(() => void db.query(change), CHANGE_EVERY_MS)
    await Promise.all(screens)
    clearInterval(changing)
  })
  return durations
}
