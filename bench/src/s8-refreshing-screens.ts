import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
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
 * The baseline is the same server without ETags in the requests.
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
    const ours = await refresh(server, cookies, { rounds: ctx.short ? 1 : 6, tags })
    const withoutTags = await refresh(server, cookies, { rounds: ctx.short ? 1 : 2, tags: null })
    const [p99, baseline] = [ours, withoutTags].map(({ durations }) => percentile(durations, 99)) as [number, number]
    const unchanged = (100 * ours.unchanged) / ours.durations.length
    return judge([
      { label: 'a refresh, p99', unit: 'ms', ours: p99, baseline, meetsGoal: p99 <= LIMIT_MS },
      { label: 'refreshes answered with 304', unit: '%', ours: unchanged, meetsGoal: null },
    ])
  },
}

async function refresh(
  server: AdminServer,
  cookies: string[],
  { rounds, tags }: { rounds: number; tags: Map<number, string> | null },
): Promise<{ durations: number[]; unchanged: number }> {
  const db = new pg.Client({ connectionString: server.databaseUrl })
  await db.connect()
  const stats = { durations: [] as number[], unchanged: 0 }
  const startedAt = performance.now()
  const request = async (screen: number) => {
    const sentAt = performance.now()
    const tag = tags ? (tags.get(screen) ?? '"none"') : undefined
    const headers = { cookie: cookies[screen] ?? '', ...(tag ? { 'if-none-match': tag } : {}) }
    const response = await fetch(`${server.url}/api/${FILTERS[screen % FILTERS.length]}`, { headers })
    await response.arrayBuffer()
    if (response.status !== 200 && response.status !== 304) throw new Error(`response ${response.status}`)
    tags?.set(screen, response.headers.get('etag') ?? '')
    stats.durations.push(performance.now() - sentAt)
    if (response.status === 304) stats.unchanged++
  }
  const screens = cookies.map(async (_, screen) => {
    for (let round = 0; round < rounds; round++) {
      const due = startedAt + round * EVERY_MS + (screen * EVERY_MS) / cookies.length
      await wait(Math.max(0, due - performance.now()))
      await request(screen)
    }
  })
  const change = `UPDATE booking SET version = version + 1 WHERE order_id = 'ORD-G000000000900'`
  const changing = setInterval(() => void db.query(change), CHANGE_EVERY_MS)
  await Promise.all(screens)
  clearInterval(changing)
  await db.end()
  return stats
}
