import { addDays, dubaiDate } from '@homecare/domain/dates'
import type { BenchContext } from './context'
import { judge, type Measurement, type Row } from './measurement'
import { percentile } from './method/percentile'
import { startAdminServer, openPostgres, type AdminServer } from './system/admin-server'
import { send } from './system/send-many'

const LIMIT_MS = 40
/**
 * Warm-up rounds. Postgres caches a statement's plan after five executions, and Node optimises for some ten thousand calls;
 * a production server has been up for days.
 */
const WARM_UP = { server: 60, statements: 12 }
const ROUNDS = 24
type List = 'services' | 'bloodtests'

/**
 * The queries of staff for each list. Search terms match the generated records: names, emails, phone numbers and order
 * numbers; frequent, rare and absent; from one letter to the full text.
 */
function cases(): { list: List; query: Record<string, string> }[] {
  const today = dubaiDate(new Date())
  const searches = [
    'ahmed',
    'fatima',
    'al-suwaidi',
    'ahmed khan',
    'e4d',
    'zo',
    'zq',
    'x',
    "o'n",
    'علي',
    'nobody has this',
    'zoe',
    'fatima.77',
    'fatima.777123@gmail.com',
    '+971 50 12',
    '050 123 4567',
    '777123',
    'ORD-G000000777123',
  ]
  const shared: Record<string, string>[] = [
    {},
    { status: 'Pending' },
    { status: 'Completed' },
    { status: 'Canceled' },
    { date: today },
    { date: addDays(today, -500), status: 'Completed' },
    ...searches.map((search) => ({ search })),
    { search: 'ahmed', status: 'Canceled' },
    { search: 'khan', date: today },
  ]
  const payments = ['All', 'Paid', 'Failed', 'Unpaid', 'NeedsAction'].flatMap((payment): Record<string, string>[] => [
    { payment },
    { payment, status: 'Pending' },
    { payment, search: 'khan' },
  ])
  // What staff see first: what is due, and of that what nobody is assigned to.
  const narrowed: Record<string, string>[] = [{}, { nurse: 'none' }, { search: 'khan' }, { date: today }]
  const due = narrowed.map((query) => ({ ...query, status: 'Pending', sort: 'due' }))
  const withBothSorts = (list: List, queries: Record<string, string>[]) =>
    queries.flatMap((query) => [query, { ...query, sort: 'visit' }].map((each) => ({ list, query: each })))
  return [
    ...withBothSorts('services', shared),
    ...withBothSorts('bloodtests', [...shared, ...payments]),
    ...due.map((query) => ({ list: 'bloodtests' as const, query })),
  ]
}

/** Every filter, search, sort and page of both lists over HTTP, alternating between a small and a large database. */
export const lists: Measurement = {
  id: 'S7',
  title: 'staff lists at 1,000,000 rows: every filter, search, sort and page',
  goal: `p99 ≤ ${LIMIT_MS} ms`,
  async run(ctx) {
    const rowCount = ctx.short ? 20_000 : 1_000_000
    const postgres = await openPostgres(ctx)
    const small = await startAdminServer(ctx, postgres, 1_000)
    const large = await startAdminServer(ctx, postgres, rowCount)
    const name = rowCount.toLocaleString('en')
    const found = {
      first: await time(ctx, small, large, { page: 1, warmUp: WARM_UP.server }),
      third: await time(ctx, small, large, { page: 3, warmUp: WARM_UP.statements }),
    }
    const row = (label: string, { ours, baseline }: { ours: number[]; baseline: number[] }, rank: number): Row => {
      const [ms, baselineMs] = [percentile(ours, rank), percentile(baseline, rank)]
      const meetsGoal = rank === 99 ? ms <= LIMIT_MS : null
      return { label, unit: 'ms', ours: ms, baseline: baselineMs, ratio: ms / baselineMs, meetsGoal }
    }
    return judge([
      row(`first pages, p99, ${name} rows against 1,000`, found.first, 99),
      row('first pages, p50', found.first, 50),
      row('third pages, p99', found.third, 99),
    ])
  },
}

/** Milliseconds of each response, alternating between the two servers, after warm-up rounds. */
async function time(
  ctx: BenchContext,
  small: AdminServer,
  large: AdminServer,
  { page, warmUp }: { page: number; warmUp: number },
) {
  const samples = { ours: [] as number[], baseline: [] as number[] }
  const cookies = new Map([
    [small, await small.login()],
    [large, await large.login()],
  ])
  const request = async (server: AdminServer, list: List, query: Record<string, string>) => {
    const url = `${server.url}/api/${list}?${new URLSearchParams(query)}`
    const startedAt = performance.now()
    const { status, text } = await send({ method: 'GET', url, headers: { cookie: cookies.get(server) ?? '' } })
    if (status !== 200) throw new Error(`${url} responded ${status}`)
    return { ms: performance.now() - startedAt, next: (JSON.parse(text) as { nextCursor: string | null }).nextCursor }
  }
  const rounds = ctx.short ? 2 : ROUNDS
  for (let round = ctx.short ? -WARM_UP.statements : -warmUp; round < rounds; round++) {
    for (const { list, query } of cases()) {
      for (const server of round % 2 ? [small, large] : [large, small]) {
        let cursor: string | null = null
        for (let at = 1; at <= page && (at === 1 || cursor); at++) {
          const { ms, next } = await request(server, list, cursor ? { ...query, cursor } : query)
          if (at === page && round >= 0) samples[server === large ? 'ours' : 'baseline'].push(ms)
          if (ms > 3 * LIMIT_MS && round === 0 && server === large)
            ctx.log(`${Math.round(ms)} ms: ${list} ${JSON.stringify(query)}`)
          cursor = next
        }
      }
    }
  }
  return samples
}
