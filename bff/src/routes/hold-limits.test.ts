import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { booking, initiate, newKey } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { holdLimits: { perPerson: 3, addressPercent: 33 } } })
})
afterAll(() => app.close())
afterEach(() => app.ctx.db.booking.deleteMany())

const TIMES = ['10:00 Am', '10:30 Am', '11:00 Am', '11:30 Am', '01:00 Pm', '01:30 Pm', '02:00 Pm', '02:30 Pm']
const DATE = '2026-03-05'
let people = 0
/** Somebody whom nobody knows, so that only the address is the same. */
const stranger = () => {
  const n = ++people
  return { email: `p${n}@example.com`, phoneNumber: `05${String(10_000_000 + n)}` }
}
const from = (address: string, changes: object) =>
  app.post('/api/payment/initiate', booking({ date: DATE, ...changes }), {
    'idempotency-key': newKey(),
    'x-forwarded-for': address,
  })
const codes = async (answers: Response[]) => {
  const all = await Promise.all(
    answers.map(async (answer) => (answer.ok ? 'held' : ((await answer.json()) as { code: string }).code)),
  )
  return Object.fromEntries([...new Set(all)].sort().map((code) => [code, all.filter((each) => each === code).length]))
}
const seats = () => app.ctx.db.slotSeat.count({ where: { date: DATE } })

describe('unpaid holds', () => {
  it('are three for a phone number, however it is written, though eight rivals come at the same moment', async () => {
    const forms = ['+971 50 123 4567', '0501234567', '00971501234567', '971501234567']
    const answers = await Promise.all(
      TIMES.map((time, n) =>
        from(`203.0.113.${n}`, { time, email: `m${n}@example.com`, phoneNumber: forms[n % forms.length] }),
      ),
    )
    expect(await codes(answers)).toEqual({ TOO_MANY_HOLDS: 5, held: 3 })
    expect(await seats()).toBe(3)
    expect(await app.ctx.db.booking.count()).toBe(3)
  })

  it('are three for an email, whatever its capitals', async () => {
    const answers = await Promise.all(
      TIMES.map((time, n) =>
        from(`203.0.113.${n}`, {
          time,
          email: n % 2 ? 'Mona@Example.com' : 'mona@example.com',
          phoneNumber: `05${11_000_000 + n}`,
        }),
      ),
    )
    expect(await codes(answers)).toEqual({ TOO_MANY_HOLDS: 5, held: 3 })
  })

  it('are refused with a plain sentence and when to come again, and allowed again once one ran out or was paid', async () => {
    const person = stranger()
    for (const time of TIMES.slice(0, 3)) expect((await initiate(app, { ...person, time })).status).toBe(200)
    const refused = await app.post('/api/payment/initiate', booking({ ...person, time: '02:30 Pm' }), {
      'idempotency-key': newKey(),
    })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([409, '1200'])
    expect(await refused.json()).toMatchObject({
      code: 'TOO_MANY_HOLDS',
      detail:
        '3 bookings with this phone number or email are waiting for a payment. Pay or cancel one of them, or try again in 20 minutes.',
    })
    const paid = await app.ctx.db.booking.findFirstOrThrow({ where: { time: TIMES[0]! } })
    app.ctx.gateway.reports(paid.orderId, { status: 'Successful' })
    const encResp = app.ctx.gateway.encResp({ orderNo: paid.orderId })
    await app.post('/api/payment/response', new URLSearchParams({ encResp }))
    expect((await initiate(app, { ...person, time: '02:30 Pm' })).status).toBe(200)
    app.ctx.wait(21 * 60_000)
    expect((await initiate(app, { ...person, time: '06:00 Pm' })).status).toBe(200)
  })

  it('of one address are a third of a day, with 40 rivals of other names at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => from('203.0.113.9', { ...stranger(), time: TIMES[n % TIMES.length] })),
    )
    const seen = await codes(answers)
    expect(seen).toMatchObject({ held: 15 })
    expect(seen.DAY_SEATS_LIMIT).toBe(25)
    expect(await seats()).toBe(15)
    // Others still find seats, and the address finds them on another day.
    expect((await from('198.51.100.1', { ...stranger(), time: '06:00 Pm' })).status).toBe(200)
    expect((await from('203.0.113.9', { ...stranger(), date: '2026-03-06' })).status).toBe(200)
  })

  it('of one IPv6 customer count together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        from(`2001:db8:1:2::${n + 1}`, { ...stranger(), time: TIMES[n % TIMES.length] }),
      ),
    )
    expect(await codes(answers)).toEqual({ DAY_SEATS_LIMIT: 5, held: 15 })
  })

  it('keep no address, only a keyed hash, and that no longer than the hold', async () => {
    const person = stranger()
    const answer = (await (await from('203.0.113.9', person)).json()) as { orderId: string }
    const seat = () => app.ctx.db.slotSeat.findFirstOrThrow({ where: { booking: { orderId: answer.orderId } } })
    expect((await seat()).holderKey).toMatch(/^[\da-f]{32}$/)
    app.ctx.gateway.reports(answer.orderId, { status: 'Successful' })
    const encResp = app.ctx.gateway.encResp({ orderNo: answer.orderId })
    await app.post('/api/payment/response', new URLSearchParams({ encResp }))
    expect(await seat()).toMatchObject({ state: 'booked', holderKey: null })
  })

  it('are refused as well to a booking that is paid for once more', async () => {
    const person = stranger()
    const key = newKey()
    const first = await initiate(app, { ...person, time: TIMES[0]! }, key)
    app.ctx.gateway.reports(first.body.orderId, { status: 'Unsuccessful' })
    const encResp = app.ctx.gateway.encResp({ orderNo: first.body.orderId })
    await app.post('/api/payment/response', new URLSearchParams({ encResp }))
    for (const time of TIMES.slice(1, 4)) expect((await initiate(app, { ...person, time })).status).toBe(200)
    expect(await initiate(app, { ...person, time: TIMES[0]! }, key)).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_HOLDS' },
    })
  })
})
