import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MoneyBoard } from '@homecare/contract/admin/money-board'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { recordRefund } from '@homecare/server/payment/record-refund'
import { booking, initiate, paidBooking } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

const DAY_MS = 24 * 3600_000
let app: TestApp
let staff: { cookie: string }
let people = 0
beforeAll(async () => {
  app = await createTestApp({ settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } } })
  staff = await app.login('coordinator')
})
beforeEach(async () => {
  await app.ctx.db.booking.deleteMany()
})
afterAll(() => app.close())

/** Another person each time, on a day that can still be chosen. */
const somebody = () => ({ username: `Patient ${++people}`, date: '2026-03-20' })
async function board(): Promise<MoneyBoard['items']> {
  const response = await app.get('/api/money', staff)
  expect(response.status).toBe(200)
  return ((await response.json()) as MoneyBoard).items
}
const reasons = async () => (await board()).map(({ reason, detail, attemptId }) => [reason, detail, attemptId])
async function post(path: string, body: unknown = {}, headers: Record<string, string> = staff) {
  const response = await app.post(path, body, headers)
  return { status: response.status, body: (await response.json()) as Record<string, never> }
}
const stored = (id: string) => app.ctx.db.booking.findUniqueOrThrow({ where: { id }, include: { attempts: true } })
const history = async (subjectId: string) =>
  (await app.ctx.db.auditEntry.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(
    ({ actor, action }) => `${actor}: ${action}`,
  )
async function started() {
  const { body } = await initiate(app, somebody())
  const { id } = await app.ctx.db.booking.findUniqueOrThrow({ where: { orderId: body.orderId } })
  return { id, orderId: body.orderId }
}
const settle = (orderNo: string) =>
  app.post('/api/payment/response', new URLSearchParams({ encResp: app.ctx.gateway.encResp({ orderNo }) }))

describe('the money board', () => {
  it('is empty where money and visits agree', async () => {
    await paidBooking(app, somebody())
    await started()
    expect(await board()).toEqual([])
  })

  it('shows what was paid and has no slot, once', async () => {
    const { id, orderId } = await paidBooking(app, somebody())
    await app.ctx.db.slotSeat.deleteMany({ where: { bookingId: id } })
    await app.ctx.db.booking.update({ where: { id }, data: { needsAction: 'paid-slot-gone' } })
    expect(await board()).toMatchObject([
      {
        bookingId: id,
        orderId,
        reason: 'paid-without-slot',
        detail: 'paid-slot-gone',
        total: 370,
        attemptId: orderId,
        since: app.ctx.now().toISOString(),
      },
    ])
  })

  it('shows a visit that stands although its money went back', async () => {
    const { orderId } = await paidBooking(app, somebody())
    app.ctx.gateway.reports(orderId, { status: 'Chargeback' })
    await post(`/api/money/${orderId}/query`)
    expect(await reasons()).toEqual([
      ['confirmed-without-payment', 'reversed', orderId],
      ['needs-action', 'reversed', orderId],
    ])
  })

  it('shows an amount that differs', async () => {
    const { orderId } = await started()
    app.ctx.gateway.reports(orderId, { status: 'Successful', amountFils: 100 })
    await settle(orderId)
    expect(await reasons()).toEqual([['amount-differs', null, orderId]])
  })

  it('shows a refund that is under way, and money of a canceled visit that nobody decided about', async () => {
    const first = await paidBooking(app, somebody())
    const second = await paidBooking(app, somebody())
    const cancel = (each: typeof first, more: object) =>
      post(`/api/bloodtests/${each.id}`, { status: 'Canceled', version: each.version, ...more })
    await cancel(first, { refundPayment: true })
    await cancel(second, {})
    expect((await reasons()).sort()).toEqual(
      [
        ['refund-awaited', 'asked', first.orderId],
        ['refund-awaited', 'undecided', second.orderId],
      ].sort(),
    )
  })

  it('shows from the ninth day what the gateway has not confirmed: it cancels it after twelve', async () => {
    const { orderId } = await started()
    const paid = await paidBooking(app, somebody())
    const shipped = await started()
    app.ctx.gateway.reports(shipped.orderId, { status: 'Shipped' })
    await settle(shipped.orderId)
    app.ctx.gateway.reports(orderId, { status: 'Awaited' })
    await settle(orderId)
    app.ctx.wait(9 * DAY_MS - 1)
    staff = await app.login('coordinator')
    expect(await board()).toEqual([])
    app.ctx.wait(1)
    expect((await reasons()).sort()).toEqual(
      [
        ['unconfirmed-for-long', 'awaited', orderId],
        ['unconfirmed-for-long', 'successful', paid.orderId],
      ].sort(),
    )
  })

  it('shows whatever else needs a person', async () => {
    const { orderId } = await started()
    app.ctx.gateway.reports(orderId, { status: 'Fraud' })
    await settle(orderId)
    expect(await reasons()).toEqual([['needs-action', 'unknown-status', orderId]])
  })
})

describe('from the board', () => {
  it('the gateway is asked again, and what it says settles the payment', async () => {
    const { id, orderId } = await started()
    app.ctx.gateway.reports(orderId, { status: 'Shipped' })
    expect(await post(`/api/money/${orderId}/query`)).toMatchObject({
      status: 200,
      body: { attemptId: orderId, state: 'paid', message: 'Shipped' },
    })
    expect(await stored(id)).toMatchObject({ paymentStatus: 'Paid' })
    expect(await history(id)).toEqual([
      'visitor: payment started',
      'gateway: payment paid',
      'coordinator: gateway asked',
    ])
  })

  it('an open payment is voided once: the gateway cancels it, and the seat is free', async () => {
    const { id, orderId } = await started()
    app.ctx.gateway.reports(orderId, { status: 'Awaited' })
    app.ctx.gateway.cancels.length = 0
    const cancel = app.ctx.gateway.cancel
    app.ctx.gateway.cancel = async (order) => {
      app.ctx.gateway.reports(orderId, { status: 'Cancelled' })
      return cancel(order)
    }
    const answers = [await post(`/api/money/${orderId}/void`), await post(`/api/money/${orderId}/void`)]
    app.ctx.gateway.cancel = cancel
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { state: 'failed', message: 'Cancelled' } })
    expect(app.ctx.gateway.cancels).toEqual([{ trackingId: `T-${orderId}`, amountFils: 37_000 }])
    expect(await app.ctx.db.slotSeat.count({ where: { bookingId: id } })).toBe(0)
    expect((await history(id)).filter((line) => line === 'coordinator: payment voided')).toHaveLength(1)
  })

  it('a paid one that is voided went back because staff wanted it: nothing to flag', async () => {
    const { id, orderId } = await paidBooking(app, somebody())
    const cancel = app.ctx.gateway.cancel
    app.ctx.gateway.cancel = async (order) => {
      app.ctx.gateway.reports(orderId, { status: 'Cancelled' })
      return cancel(order)
    }
    expect(await post(`/api/money/${orderId}/void`)).toMatchObject({ status: 200, body: { state: 'reversed' } })
    app.ctx.gateway.cancel = cancel
    expect(await stored(id)).toMatchObject({ paymentStatus: 'Reversed', needsAction: null })
  })

  it.each([
    ['no, with its words', { ok: false, reason: 'rejected', detail: 'Already shipped' }, 409, 'Already shipped'],
    ['nothing', { ok: false, reason: 'timeout', detail: '' }, 503, undefined],
  ] as const)('a void to which the gateway says %s changes nothing', async (_, answer, status, detail) => {
    const { id, orderId } = await paidBooking(app, somebody())
    app.ctx.gateway.cancelAnswer = answer
    const result = await post(`/api/money/${orderId}/void`)
    app.ctx.gateway.cancelAnswer = { ok: true, value: { message: 'done' } }
    expect(result.status).toBe(status)
    expect(result.body.detail).toBe(detail)
    expect(await stored(id)).toMatchObject({ paymentStatus: 'Paid', attempts: [{ state: 'paid', refund: 'none' }] })
  })

  it('a payment is refunded once, however often it is asked for, with the reason in the history', async () => {
    const { id, orderId, version } = await paidBooking(app, somebody())
    const ask = () => post(`/api/money/${orderId}/refund`, { version, note: 'Paid twice by mistake' })
    expect(await ask()).toMatchObject({ status: 200, body: { refund: 'asked' } })
    expect(await ask()).toMatchObject({ status: 200, body: { refund: 'asked' } })
    expect(await app.ctx.db.outbox.count({ where: { effectKey: { startsWith: `refund-payment:${orderId}` } } })).toBe(1)
    expect((await history(id)).filter((line) => line === 'coordinator: refund asked')).toHaveLength(1)
  })

  it('a booking tells of each attempt how far its refund is, and in the gateway’s words why not', async () => {
    const { id, orderId, version } = await paidBooking(app, somebody())
    const told = async () => {
      const detail = (await (await app.get(`/api/bloodtests/${id}`, staff)).json()) as BloodTestDetail
      return detail.attempts.map(({ refund, refundAt, refundReason }) => [refund, refundAt !== null, refundReason])
    }
    const answer = (done: boolean, detail: string) =>
      app.ctx.db.$transaction((tx) =>
        recordRefund(app.ctx, tx, { bookingId: id, attemptId: orderId }, { done, detail }),
      )
    expect(await told()).toEqual([['none', false, null]])
    await post(`/api/money/${orderId}/refund`, { version, note: 'Paid twice' })
    expect(await told()).toEqual([['asked', true, null]])
    await answer(false, 'Refund window is over')
    await answer(false, 'Card is closed')
    expect(await told()).toEqual([['failed', true, 'Card is closed']])
    await answer(true, 'Refunded')
    expect(await told()).toEqual([['done', true, null]])
  })

  it('no refund of what brought no money, nor on an older version', async () => {
    const { orderId, id } = await started()
    const { version } = await stored(id)
    expect(await post(`/api/money/${orderId}/refund`, { version, note: 'Please' })).toMatchObject({ status: 409 })
    const paid = await paidBooking(app, somebody())
    expect(
      await post(`/api/money/${paid.orderId}/refund`, { version: paid.version + 1, note: 'Please' }),
    ).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect(await app.ctx.db.outbox.count({ where: { effectKey: `refund-payment:${paid.orderId}` } })).toBe(0)
  })

  it('a mark is cleared with what was done, and the same report does not bring it back', async () => {
    const { id, orderId } = await started()
    app.ctx.gateway.reports(orderId, { status: 'Successful', amountFils: 100 })
    await settle(orderId)
    const { version } = await stored(id)
    const clear = (more = {}) =>
      post(`/api/bloodtests/${id}/clear-action`, { version, note: 'Called the bank', ...more })
    expect(await clear({ version: version + 7 })).toMatchObject({ status: 409 })
    expect(await clear({ note: ' ' })).toMatchObject({ status: 422, body: { fields: { note: expect.any(String) } } })
    expect(await clear()).toMatchObject({ status: 200, body: { needsAction: null } })
    expect(await clear()).toMatchObject({ status: 200 })
    await post(`/api/money/${orderId}/query`)
    expect(await board()).toEqual([])
    expect((await history(id)).filter((line) => line === 'coordinator: action cleared')).toHaveLength(1)
  })

  it('nobody acts on what is not there', async () => {
    for (const path of ['/api/money/ORD-404/query', '/api/money/ORD-404/void', '/api/money/no-order/query'])
      expect((await post(path)).status).toBe(404)
    expect(await post('/api/money/ORD-404/refund', { version: 0, note: 'Why not' })).toMatchObject({ status: 404 })
  })

  it('viewers read and do nothing else; other sites do nothing at all', async () => {
    const viewer = await app.login('viewer')
    const { id, orderId } = await paidBooking(app, somebody())
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

it('a booking that is looked into takes no second payment', async () => {
  const key = 'looked-into-key'
  const { body } = await initiate(app, somebody(), key)
  app.ctx.gateway.reports(body.orderId, { status: 'Successful', amountFils: 100 })
  await settle(body.orderId)
  const again = await app.post(
    '/api/payment/initiate',
    booking({ username: `Patient ${people}`, date: '2026-03-20' }),
    {
      'idempotency-key': key,
    },
  )
  expect(again.status).toBe(409)
})
