import { initiateResponse } from '@homecare/contract/payment'
import { ownBooking } from '@homecare/contract/self-service'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { initiate } from '../testing/bookings'
import { linkOf } from '../testing/links'
import { createOwnersApp, DATE, HOUR, owners, TO } from '../testing/owners'
import type { TestApp } from '../testing/test-app'

// The actions that a patient may take, and when, are tested beside the use cases, in packages/server/src/{visit,booking}.
let app: TestApp
beforeEach(async () => {
  app = await createOwnersApp()
})
afterEach(() => app.close())
const { paid, stored } = owners(() => app)

async function declined() {
  const { body } = await initiate(app, { date: DATE, username: 'Was Declined' })
  app.ctx.gateway.reports(body.orderId, { status: 'Unsuccessful' })
  await app.post(
    '/api/payment/response',
    new URLSearchParams({ encResp: app.ctx.gateway.encResp({ orderNo: body.orderId }) }),
  )
  return linkOf(app, body.orderId)
}

describe('the link of a booking', () => {
  it('a booking’s link returns 200 with the booking and only the contract’s fields', async () => {
    const mine = await paid()
    const { status, body } = await mine.get()
    expect(status).toBe(200)
    expect(ownBooking.strict().parse(body)).toMatchObject({ order: { orderId: mine.orderId, paymentStatus: 'Paid' } })
    expect((await app.get(`/api/orders/${mine.orderId}/receipt.pdf?token=${body.orderToken}`)).status).toBe(200)
  })

  it('a booking’s link returns the same 404 for garbage, another order’s token, the order’s status token and an unknown order', async () => {
    const [mine, other] = [await paid({ username: 'One Person' }), await paid({ username: 'Two Person' })]
    const { orderToken } = (await mine.get()).body
    const attempts: [string, string][] = [
      [mine.orderId, 'garbage'],
      [mine.orderId, '%00'],
      [mine.orderId, other.token],
      [mine.orderId, orderToken],
      [mine.orderId, mine.token.slice(0, -1)],
      ['ORD-1', mine.token],
      ['%E0%A4%A', mine.token],
    ]
    const before = await stored(mine.id)
    const answers = new Set<string>()
    for (const [orderId, token] of attempts) {
      const answer = await app.get(`/api/orders/${orderId}/booking?token=${token}`)
      answers.add(`${answer.status} ${await answer.text()}`)
      for (const what of ['move', 'cancel']) {
        const body = { token, version: before.version, ...TO }
        expect((await app.post(`/api/orders/${orderId}/${what}`, body)).status).toBe(404)
      }
    }
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toMatch(/^404/)
    expect(await stored(mine.id)).toEqual(before)
  })

  it('no GET request of an email scanner with a booking’s link changes anything', async () => {
    const mine = await paid()
    const failed = await declined()
    const { db } = app.ctx
    const everything = () =>
      Promise.all([
        db.booking.findMany({ orderBy: { id: 'asc' } }),
        db.slotSeat.findMany({ orderBy: { bookingId: 'asc' } }),
        db.paymentAttempt.findMany({ orderBy: { id: 'asc' } }),
        db.changeRequest.count(),
        db.outbox.count(),
        db.auditEntry.count(),
      ])
    const before = await everything()
    for (const { orderId, token } of [mine, failed]) {
      for (const path of ['booking', 'move', 'cancel', 'pay', 'visit.ics', 'receipt.pdf', '']) {
        const query = `token=${token}&version=1&date=${TO.date}&time=06:00+Pm`
        await app.get(`/api/orders/${orderId}/${path}?${query}`)
      }
    }
    expect(await everything()).toEqual(before)
  })
})

describe('moving and canceling by a booking’s link', () => {
  it('moving and canceling by a booking’s link return 200 with the booking, and the history has the client’s address', async () => {
    const mine = await paid()
    const moved = await mine.post('move', { version: mine.version, ...TO })
    expect([moved.status, moved.body.order.date]).toEqual([200, TO.date])
    const canceled = await mine.post('cancel', { version: moved.body.version })
    expect([canceled.status, canceled.body.changeRequests]).toEqual([200, [{ kind: 'cancel', date: null, time: null }]])
    const entries = await app.ctx.db.auditEntry.findMany({ where: { subjectId: mine.id, actor: 'visitor' } })
    expect(entries.filter(({ action }) => action !== 'payment started').map(({ fromAddress }) => fromAddress)).toEqual([
      expect.any(String),
      expect.any(String),
    ])
  })

  it('moving and canceling by a booking’s link return 409 for an older version and 422 for an invalid slot', async () => {
    const mine = await paid()
    expect(await mine.post('move', { version: mine.version - 1, ...TO })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    })
    const none = await mine.post('move', { version: mine.version, date: TO.date, time: '12:00 Pm' })
    expect([none.status, none.body.code]).toEqual([422, 'INVALID_INPUT'])
    expect(await stored(mine.id)).toMatchObject({ date: DATE, version: mine.version })
  })

  it('moving by a booking’s link returns 409 with alternatives when the new slot is full', async () => {
    await app.ctx.db.slotCapacity.create({ data: { ...TO, capacity: 1 } })
    await initiate(app, { ...TO, username: 'Quick Rival' })
    const mine = await paid()
    const { status, body } = await mine.post('move', { version: mine.version, ...TO })
    expect([status, body.code, body.alternatives?.length]).toEqual([409, 'SLOT_FULL', 3])
  })
})

describe('paying again by the link', () => {
  it('paying again by a booking’s link returns 200 with the form of the next attempt and only the contract’s fields', async () => {
    const mine = await declined()
    const { status, body } = await mine.post('pay')
    expect(status).toBe(200)
    expect(initiateResponse.strict().parse(body)).toMatchObject({ encRequest: `enc:${mine.orderId}-2` })
  })

  it('paying again by a booking’s link returns 404 for another token, 422 for a date without a time and 409 for a paid booking', async () => {
    const mine = await declined()
    expect((await app.post(`/api/orders/${mine.orderId}/pay`, { token: 'garbage' })).status).toBe(404)
    expect((await mine.post('pay', { date: DATE })).status).toBe(422)
    expect(await (await paid()).post('pay')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })
})

it('staff move a visit with a permitted session, and see its open change requests', async () => {
  const mine = await paid()
  app.ctx.wait(3 * 24 * HOUR - 20 * HOUR)
  const { body } = await mine.post('move', { version: mine.version, ...TO })
  const [staff, viewer] = [await app.login('coordinator'), await app.login('viewer')]
  const record = (await (await app.get(`/api/bloodtests/${mine.id}`, staff)).json()) as { changeRequests: object[] }
  expect(record.changeRequests).toEqual([{ kind: 'move', ...TO, at: expect.any(String) }])
  const path = `/api/bloodtests/${mine.id}/move`
  expect((await app.post(path, { version: body.version, ...TO })).status).toBe(401)
  expect((await app.post(path, { version: body.version, ...TO }, viewer)).status).toBe(403)
  expect((await app.post(path, { version: body.version - 1, ...TO }, staff)).status).toBe(409)
  expect((await app.post(path, { version: body.version, ...TO }, staff)).status).toBe(200)
})
