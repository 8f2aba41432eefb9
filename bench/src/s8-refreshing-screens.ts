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

interface RefreshStats {
  durations: number[]
  unchanged: number
  queries: number
  ms: number
}

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
    const rounds = ctx.short ? 1 : 6
    const tags = new Map<number, string>()
    await refresh(server, cookies, { rounds: 1, tags })
    // The health check queries the database five times a second, with or without screens: measured as the idle cost.
    const idle = await refresh(server, [], { rounds: 1, tags: null })
    const ours = await refresh(server, cookies, { rounds, tags })
    const withoutTags = await refresh(server, cookies, { rounds: ctx.short ? 1 : 2, tags: null })
    const [perRefresh, perRefreshWithoutTags] = [
      Math.max(0, ours.queries - idle.queries * (ours.ms / idle.ms)) / ours.durations.length,
      Math.max(0, withoutTags.queries - idle.queries * (withoutTags.ms / idle.ms)) / withoutTags.durations.length,
    ]
    const p99 = percentile(ours.durations, 99)
    return judge([
      {
        label: 'transactions of the database per refresh, beyond those of an idle BFF',
        unit: 'transactions',
        ours: perRefresh,
        baseline: perRefreshWithoutTags,
        ratio: perRefresh / perRefreshWithoutTags,
        meetsGoal: null,
      },
      {
        label: 'a refresh, p99',
        unit: 'ms',
        ours: p99,
        baseline: percentile(withoutTags.durations, 99),
        meetsGoal: p99 <= LIMIT_MS,
      },
      {
        label: 'transactions of an idle BFF in ten seconds',
        unit: 'transactions',
        ours: (idle.queries * 10_000) / idle.ms,
        meetsGoal: null,
      },
      {
        label: 'refreshes answered with 304',
        unit: '%',
        ours: (100 * ours.unchanged) / ours.durations.length,
        meetsGoal: null,
      },
    ])
  },
}

async function refresh(
  server: AdminServer,
  cookies: string[],
  { rounds, tags }: { rounds: number; tags: Map<number, string> | null },
): Promise<RefreshStats> {
  const db = new pg.Client({ connectionString: server.databaseUrl })
  await db.connect()
  // Postgres publishes its statistics with a delay.
  await wait(1_500)
  const before = await transactions(db)
  const stats: RefreshStats = { durations: [], unchanged: 0, queries: 0, ms: 0 }
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
  let changes = 0
  const screens = cookies.map(async (_, screen) => {
    for (let round = 0; round < rounds; round++) {
      const due = startedAt + round * EVERY_MS + (screen * EVERY_MS) / cookies.length
      await wait(Math.max(0, due - performance.now()))
      await request(screen)
    }
  })
  const changing = setInterval(() => {
    changes++
    void db.query(`UPDATE booking SET version = version + 1 WHERE order_id = 'ORD-G000000000900'`)
  }, CHANGE_EVERY_MS)
  await Promise.all(screens)
  // Without screens, only wait.
  if (cookies.length === 0) await wait(EVERY_MS)
  stats.ms = performance.now() - startedAt
  clearInterval(changing)
  await wait(1_500)
  // Subtract the measurement's own transactions.
  stats.queries = (await transactions(db)) - before - changes - 1
  await db.end()
  return stats
}

/** The database's transaction counter. Each statement of the BFF outside a transaction counts as one. */
async function transactions(db: pg.Client): Promise<number> {
  await db.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await db.query<{ n: string }>(
    'SELECT xact_commit + xact_rollback AS n FROM pg_stat_database WHERE datname = current_database()',
  )
  return Number(rows[0]?.n)
}
