import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { initiate } from '../testing/bookings'
import { linkOf } from '../testing/links'
import { createOwnersApp, DATE, HOUR, owners, TO } from '../testing/owners'
import type { TestApp } from '../testing/test-app'

let app: TestApp
beforeEach(async () => {
  app = await createOwnersApp()
})
afterEach(() => app.close())
const { paid, stored, seatsAt, mails, history } = owners(() => app)

describe('a move later than 24 hours before', () => {
  it('is a request: staff are mailed, the visit stands, the wish is in the record', async () => {
    const mine = await paid()
    app.ctx.wait(3 * 24 * HOUR - 20 * HOUR)
    const body = { version: mine.version, ...TO }
    const { status, body: answer } = await mine.post('move', body)
    expect([status, answer.asks, answer.order.date]).toEqual([200, [{ kind: 'move', ...TO }], DATE])
    expect(await mine.post('move', body)).toEqual({ status, body: answer })
    expect(await stored(mine.id)).toMatchObject({ date: DATE, needsAction: 'visitor-asks' })
    expect([await mails('mail-staff-ask'), await mails('mail-booking-moved'), await seatsAt(TO)]).toEqual([1, 0, 0])
    expect((await history(mine.id)).at(-1)).toBe('visitor: asked to move')

    const staff = await app.login('coordinator')
    const record = (await (await app.get(`/api/bloodtests/${mine.id}`, staff)).json()) as { asks: object[] }
    expect(record.asks).toEqual([{ kind: 'move', ...TO, at: expect.any(String) }])
  })

  it('another wish takes the first one’s place', async () => {
    const mine = await paid()
    app.ctx.wait(2 * 24 * HOUR + 12 * HOUR)
    const { body } = await mine.post('move', { version: mine.version, ...TO })
    const second = await mine.post('move', { version: body.version, date: TO.date, time: '07:00 Pm' })
    expect(second.body.asks).toEqual([{ kind: 'move', date: TO.date, time: '07:00 Pm' }])
  })
})

describe('canceling', () => {
  it('a paid visit is a request: the visit and its seat stand until staff decide', async () => {
    const mine = await paid()
    const { status, body } = await mine.post('cancel', { version: mine.version })
    expect([status, body.order.status, body.asks]).toEqual([
      200,
      'Pending',
      [{ kind: 'cancel', date: null, time: null }],
    ])
    expect(await mine.post('cancel', { version: mine.version })).toEqual({ status, body })
    expect(await stored(mine.id)).toMatchObject({ needsAction: 'visitor-asks', seat: { state: 'booked' } })
    expect([await mails('mail-staff-ask'), await mails('mail-booking-canceled')]).toEqual([1, 0])
  })

  it('is closed when staff cancel: nothing stays open, and nothing needs action any more', async () => {
    const mine = await paid()
    const { body } = await mine.post('cancel', { version: mine.version })
    const staff = await app.login('coordinator')
    const change = { status: 'Canceled', version: body.version, refundPayment: true, reason: 'Patient asked' }
    expect((await app.post(`/api/bloodtests/${mine.id}`, change, staff)).status).toBe(200)
    const { asks, needsAction } = await stored(mine.id)
    expect(needsAction).toBeNull()
    expect(asks.map(({ closedBy }) => closedBy)).toEqual(['coordinator'])
    expect((await mine.get()).body).toMatchObject({ move: 'no', cancel: 'no', pay: false, asks: [] })
  })

  it('is closed by clearing the action as well, when staff found another way with the patient', async () => {
    const mine = await paid()
    const { body } = await mine.post('cancel', { version: mine.version })
    const staff = await app.login('coordinator')
    const clear = { version: body.version, note: 'Patient keeps the visit' }
    expect((await app.post(`/api/bloodtests/${mine.id}/clear-action`, clear, staff)).status).toBe(200)
    expect((await mine.get()).body).toMatchObject({ asks: [], cancel: 'ask', order: { needsAction: false } })
    expect((await stored(mine.id)).asks.map(({ closedBy }) => closedBy)).toEqual(['coordinator'])
  })

  it('an unpaid order in time is done at once, frees its seat and is mailed, and can’t be paid any more', async () => {
    const { body } = await initiate(app, { date: DATE })
    app.ctx.gateway.reports(body.orderId, { status: 'Unsuccessful' })
    await app.post(
      '/api/payment/response',
      new URLSearchParams({ encResp: app.ctx.gateway.encResp({ orderNo: body.orderId }) }),
    )
    const mine = await linkOf(app, body.orderId)
    const { version } = (await mine.get()).body
    const canceled = await mine.post('cancel', { version })
    expect([canceled.status, canceled.body.order.status]).toEqual([200, 'Canceled'])
    expect(await mine.post('cancel', { version })).toEqual(canceled)
    expect([await mails('mail-booking-canceled'), await app.ctx.db.slotSeat.count()]).toEqual([1, 0])
    expect(await mine.post('pay')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })
})

describe('staff move a visit', () => {
  it('as the patient asked: the request closes, the patient is mailed, no lead time binds them', async () => {
    const mine = await paid()
    app.ctx.wait(3 * 24 * HOUR - 20 * HOUR)
    const to = { date: '2026-03-05', time: '01:00 Pm' }
    const { body } = await mine.post('move', { version: mine.version, date: '2026-03-06', time: '06:00 Pm' })
    app.ctx.wait(12 * HOUR + 30 * 60_000)
    const staff = await app.login('coordinator')
    const viewer = await app.login('viewer')
    const path = `/api/bloodtests/${mine.id}/move`
    expect((await app.post(path, { version: body.version, ...to })).status).toBe(401)
    expect((await app.post(path, { version: body.version, ...to }, viewer)).status).toBe(403)
    expect((await app.post(path, { version: body.version - 1, ...to }, staff)).status).toBe(409)
    const soon = { date: '2026-03-06', time: '10:30 Am' }
    const moved = await app.post(path, { version: body.version, ...soon }, staff)
    expect(moved.status).toBe(200)
    expect(await stored(mine.id)).toMatchObject({ ...soon, needsAction: null, asks: [{ closedBy: 'coordinator' }] })
    expect((await history(mine.id)).at(-1)).toBe('coordinator: moved')
    expect(await mails('mail-booking-moved')).toBe(1)
  })

  it('that was paid after its slot had gone: it gets its seat and its first confirmation', async () => {
    const mine = await paid()
    await app.ctx.db.slotSeat.deleteMany({ where: { bookingId: mine.id } })
    await app.ctx.db.outbox.deleteMany({})
    const { version } = await app.ctx.db.booking.update({
      where: { id: mine.id },
      data: { needsAction: 'paid-slot-gone' },
    })
    const staff = await app.login('coordinator')
    expect((await app.post(`/api/bloodtests/${mine.id}/move`, { version, ...TO }, staff)).status).toBe(200)
    expect(await stored(mine.id)).toMatchObject({ needsAction: null, seat: { ...TO, state: 'booked' } })
    expect([await mails('mail-booking-confirmed'), await mails('mail-booking-moved')]).toEqual([1, 0])
  })
})
