import { openCardSandbox, type CardSandbox } from '@homecare/server/testing/card-sandbox'
import { createDb } from '@homecare/server/database/db'
import { createLog } from '@homecare/server/process/log'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { initiate } from './testing/bookings'
import { linkOf } from './testing/links'
import { createBffMetrics } from './metrics'
import { createTestApp, type TestApp } from './testing/test-app'

/** Every test, package, content and service has it in its name; some also have what addresses and forms escape. */
const MARKER = /feldspar/i
const NAMES = [
  { id: 1, name: 'Feldspar Panel I' },
  { id: 2, name: 'Feldspar & HbA1c = 100% / “Profile”?' },
  { id: 3, name: 'فيتامين Feldspar د' },
] as const

const lines: string[] = []
const addresses: string[] = []
const metrics = createBffMetrics()
let app: TestApp
let card: CardSandbox

beforeAll(async () => {
  const log = createLog({ process: 'bff', level: 'trace', to: { write: (line) => void lines.push(line) } })
  app = await createTestApp({ log, metrics, requestsPerMinute: 10_000 })
  const { db } = app.ctx
  await db.$executeRaw`UPDATE lab_test SET name = 'Feldspar test ' || id, tells = 'Feldspar', biomarkers = ARRAY['Feldspar']`
  await db.$executeRaw`UPDATE health_package SET name = 'Feldspar package ' || id`
  for (const { id, name } of NAMES) await db.healthPackage.update({ where: { id }, data: { name, priceFils: 37_000 } })
  card = await openCardSandbox(app.ctx)
  const scripted = app.ctx.gateway
  app.ctx.gateway = { ...scripted, ...card.gateway }
})
afterAll(async () => {
  await card.sandbox.stop()
  await app.close()
})
beforeEach(() => void (addresses.length = 0))

let days = 0
/** Begins the payment of a booking of this package, and looks at every field of the form for the gateway. */
async function begin({ id, name }: (typeof NAMES)[number]): Promise<{ orderId: string; fields: [string, string][] }> {
  const date = `2026-04-${String(10 + days++).padStart(2, '0')}`
  const { status, body } = await initiate(app, {
    ...{ date, username: `Person ${'abcdefghijkl'[days]}`, email: `person${days}@example.com` },
    tests: [{ id, kind: 'package', name, price: 370 }],
  })
  expect([status, body.detail]).toEqual([200, undefined])
  await card.post(body.encRequest)
  const { encRequest, ...rest } = body
  return { orderId: body.orderId, fields: [...card.fieldsOf(encRequest), ['form', JSON.stringify(rest)]] }
}

/** The browser's return, and the gateway's own message of the same. */
async function comesBack(orderId: string, encResp: string): Promise<void> {
  for (const path of ['response', 'notification']) {
    const answer = await app.post(`/api/payment/${path}`, new URLSearchParams({ encResp, orderNo: orderId }))
    expect(answer.status).toBeLessThan(400)
    addresses.push(answer.headers.get('location') ?? '')
  }
}

it.each(NAMES)(
  'no field that the gateway gets, no address and no log line has the name $name, paid or not',
  async (which) => {
    const message = (orderId: string, status: string) =>
      `order_id=${orderId}&tracking_id=&order_status=${status}&failure_message=&merchant_param1=&billing_notes=`
    for (const outcome of ['close', 'decline', 'abort'] as const) {
      const { orderId, fields } = await begin(which)
      expect(fields.map(([field]) => field)).toEqual(expect.arrayContaining(['order_id', 'amount', 'billing_name']))
      for (const [field, value] of fields) expect(`${field}=${value}`).not.toMatch(MARKER)
      if (outcome === 'close') await card.sandbox.complete(orderId, 'close')
      const damaged = Buffer.concat([Buffer.from(message(orderId, 'Success')), Buffer.from([0xe9, 0xff])])
      await comesBack(orderId, card.seal(outcome === 'close' ? damaged : message(orderId, 'Failure')))
      const link = await linkOf(app, orderId)
      expect(JSON.stringify((await link.get()).body)).toMatch(MARKER)
      await link.post('pay', {})
    }
    expect(addresses.filter((address) => MARKER.test(decodeURIComponent(address)))).toEqual([])
    expect(addresses.some((address) => address.includes('orderId='))).toBe(true)
    expect(lines.filter((line) => MARKER.test(line))).toEqual([])
  },
)

it('no log line or metric names a test, a service or a patient when the database refuses what they are in', async () => {
  const admin = await app.login('admin')
  const before = lines.length
  const owner = createDb(app.databaseOwnerUrl, { poolSize: 1 })
  for (const table of ['booking_line', 'service_request', 'lab_test', 'missed_search'])
    await owner.$executeRawUnsafe(`ALTER TABLE ${table} ADD CONSTRAINT refuses_${table} CHECK (false) NOT VALID`)
  await owner.$disconnect()
  const tests = [{ id: 1, kind: 'package' as const, name: NAMES[0].name, price: 370 }]
  const person = { email: 'mona@example.com', phoneNumber: '0501234567', date: '2026-03-05' }
  const added = {
    ...{ name: 'Feldspar new', price: 100, active: true, tells: 'Feldspar', specimen: 'Feldspar', fastingHours: 0 },
    ...{ turnaroundHours: 24, synonyms: ['feldspar'], biomarkers: ['Feldspar'] },
  }
  const answers = [
    (await initiate(app, { date: '2026-04-28', username: 'Refused Person', tests })).status,
    (await initiate(app, { amount: 1, tests })).status,
    (await app.post('/api/contact', { fullName: 'Mona', ...person, service: 'Nurses Visit' })).status,
    (await app.post('/api/catalogue-items/tests', added, admin)).status,
    (await app.post('/api/missed-searches', { text: 'feldspar' })).status,
  ]
  expect(answers).toEqual([503, 409, 503, 503, 503])
  const written = lines.slice(before)
  expect(written.filter((line) => line.includes('violates check constraint'))).toHaveLength(4)
  expect(written.filter((line) => /feldspar|nurses visit|mona|0501234567/i.test(line))).toEqual([])
  expect(await metrics.registry.metrics()).not.toMatch(/feldspar|nurses visit/i)
})
