import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { judge, type Measurement } from './measurement'
import { percentile } from './method/percentile'
import { openDesk, openPostgres, type Desk } from './system/desk'

const SCREENS = 500
const EVERY_MS = 10_000
const LIMIT_MS = 50
/** A record changes so often while the screens refresh. */
const CHANGE_EVERY_MS = 10_000
const FILTERS = [
  'bloodtests?',
  'services?',
  'bloodtests?status=Pending',
  'bloodtests?payment=NeedsAction',
  'services?status=Pending',
]

interface Screens {
  answers: number[]
  unchanged: number
  queries: number
  ms: number
}

/**
 * Five hundred sessions that each ask for one of five lists every ten seconds, spread evenly, while records change.
 * The other arm is the same desk asked without ETags, as screens that poll plainly would.
 */
export const refreshingScreens: Measurement = {
  id: 'S8',
  title: `${SCREENS} staff screens refreshing every ${EVERY_MS / 1000} s`,
  goal: `p99 ≤ ${LIMIT_MS} ms`,
  async run(ctx) {
    const desk = await openDesk(ctx, await openPostgres(ctx), ctx.short ? 1_000 : 100_000)
    ctx.note(`${SCREENS} logins …`)
    const cookies: string[] = []
    for (let n = 0; n < SCREENS; n++) cookies.push(await desk.login())
    const rounds = ctx.short ? 1 : 6
    const tags = new Map<number, string>()
    await refresh(desk, cookies, { rounds: 1, tags })
    // Whether the database hangs is asked five times a second, with screens or without: what nobody's refresh costs.
    const idle = await refresh(desk, [], { rounds: 1, tags: null })
    const ours = await refresh(desk, cookies, { rounds, tags })
    const plain = await refresh(desk, cookies, { rounds: ctx.short ? 1 : 2, tags: null })
    const [each, eachPlain] = [
      Math.max(0, ours.queries - idle.queries * (ours.ms / idle.ms)) / ours.answers.length,
      Math.max(0, plain.queries - idle.queries * (plain.ms / idle.ms)) / plain.answers.length,
    ]
    const p99 = percentile(ours.answers, 99)
    return judge([
      {
        what: 'transactions of the database per refresh, beyond those of an idle BFF',
        unit: 'transactions',
        ours: each,
        against: eachPlain,
        ratio: each / eachPlain,
        met: null,
      },
      { what: 'a refresh, p99', unit: 'ms', ours: p99, against: percentile(plain.answers, 99), met: p99 <= LIMIT_MS },
      {
        what: 'transactions of an idle BFF in ten seconds',
        unit: 'transactions',
        ours: (idle.queries * 10_000) / idle.ms,
        met: null,
      },
      {
        what: 'refreshes that were answered 304',
        unit: '%',
        ours: (100 * ours.unchanged) / ours.answers.length,
        met: null,
      },
    ])
  },
}

async function refresh(
  desk: Desk,
  cookies: string[],
  { rounds, tags }: { rounds: number; tags: Map<number, string> | null },
): Promise<Screens> {
  const db = new pg.Client({ connectionString: desk.databaseUrl })
  await db.connect()
  // Postgres publishes its statistics a moment later.
  await wait(1_500)
  const before = await transactions(db)
  const found: Screens = { answers: [], unchanged: 0, queries: 0, ms: 0 }
  const startedAt = performance.now()
  const ask = async (screen: number) => {
    const at = performance.now()
    const tag = tags ? (tags.get(screen) ?? '"none"') : undefined
    const headers = { cookie: cookies[screen] ?? '', ...(tag ? { 'if-none-match': tag } : {}) }
    const response = await fetch(`${desk.url}/api/${FILTERS[screen % FILTERS.length]}`, { headers })
    await response.arrayBuffer()
    if (response.status !== 200 && response.status !== 304) throw new Error(`answered ${response.status}`)
    tags?.set(screen, response.headers.get('etag') ?? '')
    found.answers.push(performance.now() - at)
    if (response.status === 304) found.unchanged++
  }
  let changes = 0
  const screens = cookies.map(async (_, screen) => {
    for (let round = 0; round < rounds; round++) {
      const due = startedAt + round * EVERY_MS + (screen * EVERY_MS) / cookies.length
      await wait(Math.max(0, due - performance.now()))
      await ask(screen)
    }
  })
  const changing = setInterval(() => {
    changes++
    void db.query(`UPDATE booking SET version = version + 1 WHERE order_id = 'ORD-G000000000900'`)
  }, CHANGE_EVERY_MS)
  await Promise.all(screens)
  // Without screens it is only waited.
  if (cookies.length === 0) await wait(EVERY_MS)
  found.ms = performance.now() - startedAt
  clearInterval(changing)
  await wait(1_500)
  // What was asked for the measurement itself is taken off.
  found.queries = (await transactions(db)) - before - changes - 1
  await db.end()
  return found
}

/** Every statement of the BFF outside an explicit transaction is a transaction of its own. */
async function transactions(db: pg.Client): Promise<number> {
  await db.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await db.query<{ n: string }>(
    'SELECT xact_commit + xact_rollback AS n FROM pg_stat_database WHERE datname = current_database()',
  )
  return Number(rows[0]?.n)
}
