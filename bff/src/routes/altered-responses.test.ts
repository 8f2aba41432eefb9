import { cardSeal } from '@homecare/server/testing/card-seal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initiate } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

/** For each cipher and route; `npm run histories -- --faults` makes them 10,000 in all. */
const FLIPS = process.env.ALL_FAULTS ? 2_500 : 500
const AT_ONCE = 25

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } } })
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
    // The payment succeeded: an altered answer that were accepted would confirm the booking.
    app.ctx.gateway.reports(orderId, { status: 'Shipped' })
    encResp = seal(answerText(orderId))
    app.ctx.gateway.statusCalls.length = 0
  })
  const post = async (path: string, message: string) => {
    const response = await app.post(path, new URLSearchParams({ encResp: message }))
    return `${response.status} ${response.headers.get('location') ?? ''} ${await response.text()}`
  }
  const storedMessages = () =>
    app.ctx.db.gatewayMessage.count({ where: { attemptId: orderId, source: { not: 'status' } } })
  const paymentState = () =>
    app.ctx.db.booking.findUniqueOrThrow({ where: { orderId }, select: { paymentStatus: true, needsAction: true } })

  it('a return with one changed bit redirects to the error page, always with the same response', async () => {
    const answers = await each(FLIPS, (n) => post('/api/payment/response', flipped(encResp, n, FLIPS)))
    expect([...answers]).toEqual([expect.stringMatching(/^303 \/paymentStatus\?status=error&reason=unreadable $/)])
    expect(app.ctx.gateway.statusCalls).toEqual([])
    expect(await paymentState()).toEqual({ paymentStatus: 'Pending', needsAction: null })
  }, 120_000)

  it('a notification with one changed bit is stored or counted and changes no payment, always with the same response', async () => {
    const counted = async () =>
      (await app.ctx.db.unreadableMessage.aggregate({ where: { source: 'push' }, _sum: { count: true } }))._sum.count ??
      0
    const all = async () => (await counted()) + (await app.ctx.db.gatewayMessage.count({ where: { source: 'push' } }))
    const before = await all()
    const answers = await each(FLIPS, (n) => post('/api/payment/notification', flipped(encResp, n, FLIPS)))
    expect([...answers]).toEqual(['200  {"stored":true}'])
    expect(await all()).toBe(before + FLIPS)
    expect(await app.ctx.db.outbox.count({ where: { name: 'settle-payment' } })).toBe(0)
    expect(await storedMessages()).toBe(0)
  }, 120_000)

  it('a return with one changed letter redirects to the error page, unless only the case changed', async () => {
    const changed = Array.from(encResp.slice(0, 200), (letter, at) => {
      const other = String.fromCharCode(letter.charCodeAt(0) ^ (1 << (at % 7)))
      return encResp.slice(0, at) + other + encResp.slice(at + 1)
    }).filter((text) => text.toLowerCase() !== encResp)
    const answers = await each(changed.length, (n) => post('/api/payment/response', changed[n] ?? ''))
    expect(answers.size).toBe(1)
    expect([...answers][0]).toContain('status=error')
    expect(await paymentState()).toEqual({ paymentStatus: 'Pending', needsAction: null })
  })

  it('an unchanged return confirms the payment', async () => {
    expect(await post('/api/payment/response', encResp.toUpperCase())).toContain(`status=success&orderId=${orderId}`)
    expect(await paymentState()).toEqual({ paymentStatus: 'Paid', needsAction: null })
  })
})
