import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { serve } from '@homecare/dev-servers/serve'
import { aedFromFils } from '@homecare/domain/money'
import { WAYS } from '@homecare/domain/news'
import { findBegun } from '@homecare/server/booking/queries'
import { loadCatalogue } from '@homecare/server/catalogue/load'
import { Prisma } from '@homecare/server/generated/prisma/client'
import { createShared } from '@homecare/server/process/shared'
import { presentCatalogue } from '@homecare/server/catalogue/present'
import { presentSlots } from '@homecare/server/slot/present'
import { readDays } from '@homecare/server/slot/queries'
import pg from 'pg'

// The baseline of S6: node:http and pg with the BFF's queries and rules only. No router, no validation, no ORM, no ETag,
// no headers, no log, no metrics; of the limits only the statement that counts. Prints its port; `/cpu` returns the CPU
// time that it used.

const [databaseUrl = ''] = process.argv.slice(2)
const MINIMUM_FILS = 30_000
const SLOT_RULES = { capacity: 4, leadMinutes: 120, horizonDays: 60 }
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })

const query = async <T extends pg.QueryResultRow>(name: string, text: string, values: unknown[] = []): Promise<T[]> =>
  (await pool.query<T>({ name, text, values })).rows

// The statements come from the use cases, so that both servers always run the same ones.
const statement = (name: string) => ({
  // A value may be a statement's part with values of its own.
  $queryRaw: (parts: TemplateStringsArray, ...given: unknown[]) => {
    const { text, values } = Prisma.sql(parts, ...given)
    return query(name, text, values)
  },
})
const shared = createShared({} as never)
const catalogue = () => loadCatalogue({ ctx: { db: statement('catalogue') as never, shared } })

async function slots(date: string): Promise<unknown> {
  const now = new Date()
  const days = await readDays(statement('slots') as never, { from: date, to: date, now, rules: SLOT_RULES })
  return presentSlots(date, days, { now, rules: SLOT_RULES, fast: { hours: 0, notEatenSince: null }, ways: [...WAYS] })
}

/** What rate-limiter-flexible runs. */
const COUNT = `INSERT INTO rate_limit VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET
  points = CASE WHEN rate_limit.expire <= $4 THEN $2 ELSE rate_limit.points + $2 END,
  expire = CASE WHEN rate_limit.expire <= $4 THEN $3 ELSE rate_limit.expire END RETURNING points, expire`

async function initiate(request: IncomingMessage): Promise<unknown> {
  const from = String(request.headers['x-forwarded-for'])
  await query('count', COUNT, [`bare:${from}`, 1, Date.now() + 60_000, Date.now()])
  const input = (await json(request)) as { tests: { id: number }[] }
  const { tests } = await catalogue()
  const lines = input.tests.map(({ id }) => tests.find((test) => test.id === id))
  await findBegun(statement('draft') as never, String(request.headers['idempotency-key']))
  const total = lines.reduce((sum, line) => sum + (line?.priceFils ?? 0), 0)
  if (total > MINIMUM_FILS) throw new Error('the baseline handles totals below the minimum only')
  const detail = `Minimum booking amount is ${aedFromFils(MINIMUM_FILS)}. Please add more items to proceed.`
  return { code: 'BELOW_MINIMUM', status: 422, detail }
}

const send = (response: ServerResponse, status: number, body: unknown) => {
  const text = JSON.stringify(body)
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    .end(text)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare')
  if (pathname === '/cpu') {
    const { user, system } = process.cpuUsage()
    return send(response, 200, { seconds: (user + system) / 1e6 })
  }
  if (pathname === '/api/slots') return send(response, 200, await slots(searchParams.get('date') ?? ''))
  if (pathname === '/api/payment/initiate') return send(response, 422, await initiate(request))
  return send(response, 200, presentCatalogue(await catalogue(), { minimumFils: MINIMUM_FILS, withOffers: true }))
}

const { port } = await serve((request, response) => {
  answer(request, response).catch((error: unknown) => send(response, 500, { error: String(error) }))
})
console.log(`port ${port}`)
