import { addDays, dubaiDate } from '@homecare/domain/dates'
import { judge, type Measurement, type Row } from './measurement'
import { compare } from './method/compare'
import { send, sendMany, type Call } from './system/send-many'
import { startScript } from './system/start-script'

const LIMIT = 1.33
const AT_ONCE = 8

interface Case {
  what: string
  status: number
  call(origin: string, index: number): Call
  /** What both arms must answer alike, of the parsed body. */
  essence(body: Record<string, unknown>): unknown
}

/** What the BFF's router, validation, ORM, headers, log, metrics and limits cost, in CPU time of its process. */
export const bffOverhead: Measurement = {
  id: 'S6',
  title: 'a BFF call with all its middleware, CPU per request',
  goal: `≤ ${LIMIT}× bare node:http with the same SQL`,
  async run(ctx) {
    const { info } = await ctx.stack()
    const script = await startScript(ctx, 'bare-server', [info.databaseUrl])
    const bare = `http://127.0.0.1:${script.port}`
    const rows: Row[] = []
    for (const each of await cases(info.bff)) {
      ctx.note(each.what)
      await demandSameAnswer(each, info.bff, bare)
      const count = ctx.short ? 200 : 1000
      const cost = (origin: string, cpuSeconds: () => Promise<number>) => async () => {
        const before = await cpuSeconds()
        await sendMany((index) => each.call(origin, index), { count, atOnce: AT_ONCE, status: each.status })
        return ((await cpuSeconds()) - before) * (1e6 / count)
      }
      const found = await compare({
        rounds: ctx.short ? 2 : 5,
        ours: cost(info.bff, () => bffCpu(info.metrics.bff)),
        against: cost(bare, () => bareCpu(bare)),
      })
      rows.push({ what: each.what, unit: 'µs', ...found, met: found.ratio <= LIMIT })
    }
    await script.stop()
    return judge(rows)
  },
}

async function cases(bff: string): Promise<Case[]> {
  const { tests } = JSON.parse((await send({ method: 'GET', url: `${bff}/api/catalogue` })).text) as {
    tests: { id: number; name: string; price: number }[]
  }
  const cheap = tests.find(({ price }) => price <= 100)
  if (!cheap) throw new Error('The catalogue has no test that is too cheap by itself.')
  const date = addDays(dubaiDate(new Date()), 3)
  const { id, name, price } = cheap
  const body = JSON.stringify({
    amount: price,
    username: 'Bench Visitor',
    email: 'bench@example.com',
    phoneNumber: '0501234567',
    doorNo: '1',
    building: 'Tower',
    landmark: 'Park',
    city: 'Dubai',
    date,
    time: '10:00 Am',
    tests: [{ id, kind: 'test', name, price }],
  })
  // Payments are limited for each address; so many visitors come from as many addresses.
  const headers = (index: number) => ({
    'idempotency-key': `bench-draft-${index % 100}`,
    'x-forwarded-for': `10.9.${Math.floor(index / 250) % 250}.${index % 250}`,
  })
  return [
    {
      what: 'GET /api/catalogue',
      status: 200,
      call: (origin) => ({ method: 'GET', url: `${origin}/api/catalogue` }),
      essence: (answer) => answer,
    },
    {
      what: 'GET /api/slots',
      status: 200,
      call: (origin) => ({ method: 'GET', url: `${origin}/api/slots?date=${date}` }),
      essence: (answer) => answer,
    },
    {
      what: 'POST /api/payment/initiate, below the minimum',
      status: 422,
      call: (origin, index) => ({
        method: 'POST',
        url: `${origin}/api/payment/initiate`,
        body,
        headers: headers(index),
      }),
      essence: ({ code, status, detail }) => ({ code, status, detail }),
    },
  ]
}

/** Two arms that answer differently do different work, and their ratio would mean nothing. */
async function demandSameAnswer({ what, call, essence }: Case, ours: string, bare: string): Promise<void> {
  const answers = await Promise.all(
    [ours, bare].map(async (origin) =>
      essence(JSON.parse((await send(call(origin, 0))).text) as Record<string, unknown>),
    ),
  )
  const [first, second] = answers.map((answer) => JSON.stringify(answer))
  if (first !== second)
    throw new Error(`${what}: the arms answer differently:\n${first?.slice(0, 300)}\n${second?.slice(0, 300)}`)
}

async function bffCpu(bff: string): Promise<number> {
  const [, seconds] =
    /^process_cpu_seconds_total ([\d.e+-]+)/m.exec((await send({ method: 'GET', url: `${bff}/metrics` })).text) ?? []
  return Number(seconds)
}

async function bareCpu(bare: string): Promise<number> {
  return (JSON.parse((await send({ method: 'GET', url: `${bare}/cpu` })).text) as { seconds: number }).seconds
}
