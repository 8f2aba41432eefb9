import { addDays, dubaiDate } from '@homecare/domain/dates'
import { draftOf } from '../trials/draft'
import { judge, type Measurement, type Row } from './measurement'
import { compare } from './method/compare'
import { openPostgres, startAdminServer } from './system/admin-server'
import { send, sendMany, type HttpCall } from './system/send-many'
import { startScript } from './system/start-script'

const LIMIT = 1.8
const CONCURRENCY = 8

interface OverheadCase {
  label: string
  status: number
  call(origin: string, index: number): HttpCall
  /** The part of the parsed body that both servers must return alike; by default all of it. */
  comparablePart?(body: Record<string, unknown>): unknown
}

/** The processor time that the BFF's router, validation, ORM, headers, log, metrics and limits take. */
export const bffOverhead: Measurement = {
  id: 'S6',
  title: 'a BFF call with all its middleware, CPU per request',
  goal: `≤ ${LIMIT}× bare node:http with the same SQL`,
  async run(ctx) {
    const bff = await startAdminServer(ctx, await openPostgres(ctx), 100)
    const script = await startScript(ctx, 'bare-server', [bff.databaseUrl])
    const bare = `http://127.0.0.1:${script.port}`
    const rows: Row[] = []
    for (const each of await cases(bff.url)) {
      ctx.log(each.label)
      await assertSameResponse(each, bff.url, bare)
      const count = ctx.short ? 50 : 1000
      const cost = (origin: string, cpuSeconds: () => Promise<number>) => async () => {
        const before = await cpuSeconds()
        await sendMany((index) => each.call(origin, index), { count, concurrency: CONCURRENCY, status: each.status })
        return ((await cpuSeconds()) - before) * (1e6 / count)
      }
      const comparison = await compare({
        rounds: ctx.rounds,
        ours: cost(bff.url, () => bffCpu(bff.metrics)),
        baseline: cost(bare, () => bareCpu(bare)),
      })
      rows.push({ label: each.label, unit: 'µs', ...comparison, meetsGoal: comparison.ratio <= LIMIT })
    }
    await script.stop()
    return judge(rows)
  },
}

async function cases(bff: string): Promise<OverheadCase[]> {
  const { tests } = JSON.parse((await send({ method: 'GET', url: `${bff}/api/catalogue` })).text) as {
    tests: { id: number; name: string; price: number }[]
  }
  const cheap = tests.find(({ price }) => price <= 100)
  if (!cheap) throw new Error('The catalogue has no test below the minimum total.')
  const date = addDays(dubaiDate(new Date()), 3)
  const { id, name, price } = cheap
  const booking = { email: 'bench@example.com', date, time: '10:00 Am' }
  const body = JSON.stringify(draftOf({ ...booking, amount: price, tests: [{ id, kind: 'test', name, price }] }))
  // Payments are rate-limited by address, so each visitor has its own.
  const headers = (index: number) => ({
    'idempotency-key': `bench-draft-${index % 100}`,
    'x-forwarded-for': `10.9.${Math.floor(index / 250) % 250}.${index % 250}`,
  })
  return [
    {
      label: 'GET /api/catalogue',
      status: 200,
      call: (origin) => ({ method: 'GET', url: `${origin}/api/catalogue` }),
    },
    {
      label: 'GET /api/slots',
      status: 200,
      call: (origin) => ({ method: 'GET', url: `${origin}/api/slots?date=${date}` }),
    },
    {
      label: 'POST /api/payment/initiate, below the minimum',
      status: 422,
      call: (origin, index) => ({
        method: 'POST',
        url: `${origin}/api/payment/initiate`,
        body,
        headers: headers(index),
      }),
      comparablePart: ({ code, status, detail }) => ({ code, status, detail }),
    },
  ]
}

/** Servers that respond differently do different work, so their ratio would mean nothing. */
async function assertSameResponse(
  { label, call, comparablePart = (body) => body }: OverheadCase,
  ours: string,
  bare: string,
): Promise<void> {
  const responses = await Promise.all(
    [ours, bare].map(async (origin) =>
      comparablePart(JSON.parse((await send(call(origin, 0))).text) as Record<string, unknown>),
    ),
  )
  const [first, second] = responses.map((answer) => JSON.stringify(answer))
  if (first !== second)
    throw new Error(`${label}: the servers respond differently:\n${first?.slice(0, 300)}\n${second?.slice(0, 300)}`)
}

async function bffCpu(metrics: string): Promise<number> {
  const [, seconds] =
    /^process_cpu_seconds_total ([\d.e+-]+)/m.exec((await send({ method: 'GET', url: `${metrics}/metrics` })).text) ??
    []
  return Number(seconds)
}

async function bareCpu(bare: string): Promise<number> {
  return (JSON.parse((await send({ method: 'GET', url: `${bare}/cpu` })).text) as { seconds: number }).seconds
}
