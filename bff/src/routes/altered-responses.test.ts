import { cardSeal } from '@homecare/server/testing/card-seal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initiate } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

/** For each cipher and route; `pnpm --filter server histories:faults` makes them 10,000 in all. */
const FLIPS = process.env.ALL_FAULTS ? 2_500 : 200
const AT_ONCE = 25

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    requestsPerMinute: 1_000_000,
    settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } },
  })
})
afterAll(() => app.close())

/** The gateway's message about a paid order, with the same fields as a real one. */
const answerText = (orderId: string): string =>
  [
    `order_id=${orderId}`,
    'tracking_id=306003123456&bank_ref_no=458712&order_status=Success&failure_message=&payment_mode=Credit Card',
    'card_name=Visa&status_code=null&status_message=Approved&currency=AED&amount=370.00&billing_name=Ghaf Home Healthcare',
    'billing_address=Office 12, Example Tower&billing_city=Dubai&billing_country=United Arab Emirates',
    'billing_email=hello@ghafhomecare.example&vault=N&offer_type=null&discount_value=0.0&mer_amount=370.00&eci_value=05',
    'retry=N&response_code=0&billing_notes=&trans_date=03/03/2026 08:12:44&bin_country=UNITED ARAB EMIRATES',
  ].join('&')

/** The nth bit of a selection that is spread over the whole message. */
function flipped(encResp: string, n: number, of: number): string {
  const bytes = Buffer.from(encResp, 'hex')
  const bit = Math.floor((n * bytes.length * 8) / of)
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return bytes.toString('hex')
}

async function each(count: number, act: (n: number) => Promise<string>): Promise<Set<string>> {
  const answers = new Set<string>()
  for (let at = 0; at < count; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, n) => act(at + n))
    for (const answer of await Promise.all(some)) answers.add(answer)
  }
  return answers
}

describe.each(['cbc', 'gcm'] as const)('a gateway message under %s with one changed bit', (kind) => {
  let orderId = ''
  let encResp = ''
  beforeAll(async () => {
    const { openReturn, seal } = cardSeal(kind, app.ctx.profile)
    app.ctx.gateway.openReturn = openReturn
    ;({ orderId } = (await initiate(app, { username: `Patient ${kind}` })).body)
    // The message says Success and the gateway does not: a message that were believed would confirm the booking.
    app.ctx.gateway.reports(orderId, { status: 'Initiated' })
    encResp = seal(answerText(orderId))
    app.ctx.gateway.statusCalls.length = 0
  })
  const post = async (path: string, message: string) => {
    const response = await app.post(path, new URLSearchParams({ encResp: message }))
    return `${response.status} ${response.headers.get('location') ?? ''} ${await response.text()}`
  }
  const paymentState = () =>
    app.ctx.db.booking.findUniqueOrThrow({ where: { orderId }, select: { paymentStatus: true, needsAction: true } })

  it('a return with one changed bit is refused or leads to its own order, and pays nothing', async () => {
    const answers = await each(FLIPS, (n) => post('/api/payment/response', flipped(encResp, n, FLIPS)))
    const refused = '303 /paymentStatus?status=error&reason=unreadable '
    const own = `303 /paymentStatus?orderId=${orderId}&token=`
    for (const answer of answers) expect(answer === refused || answer.startsWith(own), answer).toBe(true)
    // A cipher with a MAC refuses every alteration.
    if (kind === 'gcm') expect([...answers]).toEqual([refused])
    expect(answers.has(refused)).toBe(true)
    // The first ones are posted at the same time; then one call in five seconds is enough.
    expect(app.ctx.gateway.statusCalls.length).toBeLessThanOrEqual(2 * AT_ONCE)
    expect(await paymentState()).toEqual({ paymentStatus: 'Pending', needsAction: null })
  }, 120_000)

  it('a return whose beginning, with the order number, was changed in any bit is refused', async () => {
    const [beginning, rest] = [encResp.slice(0, 64), encResp.slice(64)]
    const bits = 32 * 8
    const answers = await each(bits, (n) => post('/api/payment/response', flipped(beginning, n, bits) + rest))
    expect([...answers]).toEqual(['303 /paymentStatus?status=error&reason=unreadable '])
  }, 120_000)

  it('a notification with one changed bit is stored or counted and changes no payment', async () => {
    const { gatewayMessage, unreadableMessage, outbox } = app.ctx.db
    const counted = async () =>
      (await unreadableMessage.aggregate({ where: { source: 'push' }, _sum: { count: true } }))._sum.count ?? 0
    const before = await counted()
    const answers = await each(FLIPS, (n) => post('/api/payment/notification', flipped(encResp, n, FLIPS)))
    expect([...answers]).toEqual(['200  {"stored":true}'])
    const kept = await gatewayMessage.count({ where: { attemptId: orderId, source: { not: 'status' } } })
    expect((await counted()) > before).toBe(true)
    // Those that are sent at the same time may pass the limit together.
    expect(kept).toBeLessThanOrEqual(100 + AT_ONCE)
    const jobs = await outbox.findMany({ where: { name: 'settle-payment' } })
    expect(jobs.filter(({ payload }) => JSON.stringify(payload).includes(orderId)).length).toBeLessThanOrEqual(1)
    expect(await paymentState()).toEqual({ paymentStatus: 'Pending', needsAction: null })
  }, 120_000)

  it('an unchanged return confirms the payment', async () => {
    app.ctx.gateway.reports(orderId, { status: 'Shipped' })
    app.ctx.wait(5_000)
    expect(await post('/api/payment/response', encResp.toUpperCase())).toContain(`status=success&orderId=${orderId}`)
    expect(await paymentState()).toEqual({ paymentStatus: 'Paid', needsAction: null })
  })
})
