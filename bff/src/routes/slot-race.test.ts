import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initiate } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

const CAPACITY = 3
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { slotRules: { capacity: CAPACITY, leadMinutes: 120, horizonDays: 60 } } })
})
afterAll(() => app.close())

const tally = (statuses: number[]) =>
  Object.fromEntries([200, 409].map((status) => [status, statuses.filter((each) => each === status).length]))
const seats = (date: string, time: string) =>
  app.ctx.db.slotSeat.findMany({ where: { date, time }, orderBy: { seat: 'asc' } })
const reasons = async (date: string) => {
  const { slots } = (await (await app.get(`/api/slots?date=${date}`)).json()) as {
    slots: { time: string; reason?: string }[]
  }
  return new Map(slots.map((slot) => [slot.time, slot.reason]))
}

describe('a slot has as many seats as its capacity', () => {
  it('gives exactly k of 50 rivals a seat, the rest SLOT_FULL, and leaves nothing of theirs behind', async () => {
    const date = '2026-03-05'
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => initiate(app, { date, username: `Rival ${n}` })),
    )
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: CAPACITY, 409: 50 - CAPACITY })
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
      new Set(['SLOT_FULL']),
    )
    expect((await seats(date, '10:00 Am')).map(({ seat }) => seat)).toEqual([1, 2, 3])
    expect(await app.ctx.db.booking.count({ where: { date } })).toBe(CAPACITY)
    expect((await reasons(date)).get('10:00 Am')).toBe('full')
  })

  it('gives seats whose hold ran out to the next ones, as many as there are', async () => {
    const date = '2026-03-06'
    await Promise.all(Array.from({ length: CAPACITY }, (_, n) => initiate(app, { date, username: `First ${n}` })))
    app.ctx.wait(21 * 60_000)
    expect((await reasons(date)).get('10:00 Am')).toBeUndefined()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => initiate(app, { date, username: `Second ${n}` })),
    )
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: CAPACITY, 409: 20 - CAPACITY })
    expect(await seats(date, '10:00 Am')).toHaveLength(CAPACITY)
  })

  it('keeps a paid seat whatever time passes', async () => {
    const date = '2026-03-09'
    const { body } = await initiate(app, { date })
    app.ctx.gateway.reports(body.orderId, { status: 'Shipped' })
    await app.post(
      '/api/payment/response',
      new URLSearchParams({ encResp: app.ctx.gateway.encResp({ orderNo: body.orderId }) }),
    )
    app.ctx.wait(60 * 60_000)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => initiate(app, { date, username: `Late ${n}` })),
    )
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: CAPACITY - 1, 409: 11 - CAPACITY })
  })

  it('a visitor who starts again while the hold ran out loses to whoever took the seat', async () => {
    const date = '2026-03-10'
    const first = await initiate(app, { date }, 'came-back-late')
    expect(first.status).toBe(200)
    app.ctx.wait(21 * 60_000)
    await Promise.all(Array.from({ length: CAPACITY }, (_, n) => initiate(app, { date, username: `Quick ${n}` })))
    expect(await initiate(app, { date }, 'came-back-late')).toMatchObject({ status: 409, body: { code: 'SLOT_FULL' } })
  })
})
