import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MoneyBoard } from '@homecare/contract/admin/money-board'
import { initiate, paidBooking } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

// The contents of the board and the effects of its actions are tested beside the use cases, in packages/server/src/payment.
let app: TestApp
let staff: { cookie: string }
beforeAll(async () => {
  app = await createTestApp({ settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } } })
  staff = await app.login('coordinator')
})
afterAll(() => app.close())

async function post(path: string, body: unknown = {}, headers: Record<string, string> = staff) {
  const response = await app.post(path, body, headers)
  return { status: response.status, body: (await response.json()) as Record<string, never> }
}
/** A booking that needs action: the gateway took another amount. */
async function marked() {
  const { body } = await initiate(app, { username: 'Was Marked' })
  app.ctx.gateway.reports(body.orderId, { status: 'Successful', amountFils: 100 })
  const encResp = app.ctx.gateway.encResp({ orderNo: body.orderId })
  await app.post('/api/payment/response', new URLSearchParams({ encResp }))
  return app.ctx.db.booking.findUniqueOrThrow({ where: { orderId: body.orderId } })
}

describe('GET /api/money', () => {
  it('GET /api/money returns 200 with the bookings whose payment and visit do not match', async () => {
    const { orderId } = await marked()
    const response = await app.get('/api/money', staff)
    expect(response.status).toBe(200)
    const { items } = (await response.json()) as MoneyBoard
    expect(items.filter((item) => item.orderId === orderId)).toMatchObject([{ reason: 'amount-differs', total: 370 }])
  })
})

describe('payment actions of staff', () => {
  it('a payment query and a void return 200 with the gateway’s response', async () => {
    const { orderId } = await paidBooking(app, { username: 'Is Queried' })
    app.ctx.gateway.reports(orderId, { status: 'Shipped' })
    expect(await post(`/api/money/${orderId}/query`)).toEqual({
      status: 200,
      body: { attemptId: orderId, state: 'paid', message: 'Shipped' },
    })
    app.ctx.gateway.reports(orderId, { status: 'Cancelled' })
    expect(await post(`/api/money/${orderId}/void`)).toMatchObject({ status: 200, body: { state: 'reversed' } })
  })

  it.each([
    ['409 with the gateway’s words where it rejects', 'rejected', 409, 'Already shipped'],
    ['503 where the gateway does not answer', 'timeout', 503, undefined],
  ] as const)('a void of a payment returns %s', async (_, reason, status, detail) => {
    const { orderId } = await paidBooking(app, { username: `Is Voided ${reason}` })
    app.ctx.gateway.cancelResponse = { ok: false, reason, detail: reason === 'rejected' ? 'Already shipped' : '' }
    const result = await post(`/api/money/${orderId}/void`)
    app.ctx.gateway.cancelResponse = { ok: true, value: { message: 'done' } }
    expect([result.status, result.body['detail']]).toEqual([status, detail])
  })

  it('a refund returns 200 with the booking, and 409 for an older version', async () => {
    const { orderId, version } = await paidBooking(app, { username: 'Is Refunded' })
    const refund = (seen: number) => post(`/api/money/${orderId}/refund`, { version: seen, note: 'Paid twice' })
    expect(await refund(version + 1)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect(await refund(version)).toMatchObject({ status: 200, body: { refund: 'requested' } })
  })

  it('clearing a booking’s needs-action mark returns 200, 409 for an older version and 422 without a note', async () => {
    const { id, version } = await marked()
    const clear = (more = {}) =>
      post(`/api/bloodtests/${id}/clear-action`, { version, note: 'Called the bank', ...more })
    expect(await clear({ version: version + 7 })).toMatchObject({ status: 409 })
    expect(await clear({ note: ' ' })).toMatchObject({ status: 422, body: { fields: { note: expect.any(String) } } })
    expect(await clear()).toMatchObject({ status: 200, body: { needsAction: null } })
  })

  it('payment actions return 404 for an unknown attempt', async () => {
    for (const path of ['/api/money/ORD-404/query', '/api/money/ORD-404/void', '/api/money/no-order/query'])
      expect((await post(path)).status).toBe(404)
    expect(await post('/api/money/ORD-404/refund', { version: 0, note: 'Why not' })).toMatchObject({ status: 404 })
  })

  it('viewers can read payments but not act on them, and requests from other sites return 403', async () => {
    const viewer = await app.login('viewer')
    const { id, orderId } = await paidBooking(app, { username: 'Is Guarded' })
    expect((await app.get('/api/money', viewer)).status).toBe(200)
    expect((await app.get('/api/money')).status).toBe(401)
    const body = { version: 1, note: 'A reason' }
    for (const path of ['query', 'void', 'refund'].map((what) => `/api/money/${orderId}/${what}`)) {
      expect((await post(path, body, viewer)).status).toBe(403)
      expect((await post(path, body, { ...staff, origin: 'https://evil.example' })).status).toBe(403)
    }
    expect((await post(`/api/bloodtests/${id}/clear-action`, body, viewer)).status).toBe(403)
  })
})
