import { ownBooking } from '@homecare/contract/self-service'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { initiate } from '../testing/bookings'
import { linkOf } from '../testing/links'
import { CAPACITY, createOwnersApp, DATE, HOUR, owners, TO } from '../testing/owners'
import type { TestApp } from '../testing/test-app'

let app: TestApp
beforeEach(async () => {
  app = await createOwnersApp()
})
afterEach(() => app.close())
const { paid, stored, seatsAt, mails, history } = owners(() => app)

describe('the link of a booking', () => {
  it('shows the booking and what may be done, with nothing but the contract’s fields', async () => {
    const mine = await paid()
    const { status, body } = await mine.get()
    expect(status).toBe(200)
    expect(ownBooking.strict().parse(body)).toMatchObject({
      order: { orderId: mine.orderId, paymentStatus: 'Paid' },
      move: 'now',
      cancel: 'ask',
      pay: false,
      asks: [],
    })
    expect(body.orderToken).not.toBe(mine.token)
    expect((await app.get(`/api/orders/${mine.orderId}/receipt.pdf?token=${body.orderToken}`)).status).toBe(200)
  })

  it('is the same 404 for garbage, another order’s token, the order’s own token and an unknown order', async () => {
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

  it('ends 14 days after the visit, when its key is renewed, and when the patient’s data are erased', async () => {
    const mine = await paid()
    const update = (data: object) => app.ctx.db.booking.update({ where: { id: mine.id }, data })
    const { accessKey } = await stored(mine.id)
    await update({ accessKey: 'another' })
    expect((await mine.get()).status).toBe(404)
    await update({ accessKey, erasedAt: new Date() })
    expect((await mine.get()).status).toBe(404)
    await update({ erasedAt: null })
    app.ctx.wait(17 * 24 * HOUR)
    expect((await mine.get()).status).toBe(200)
    app.ctx.wait(24 * HOUR)
    expect((await mine.get()).status).toBe(404)
  })

  it('opened by a mail scanner, with every GET there is, changes nothing at all', async () => {
    const mine = await paid()
    const { body: failed } = await initiate(app, { date: DATE, username: 'Fails Often' })
    app.ctx.gateway.reports(failed.orderId, { status: 'Unsuccessful' })
    await app.post(
      '/api/payment/response',
      new URLSearchParams({ encResp: app.ctx.gateway.encResp({ orderNo: failed.orderId }) }),
    )
    const { db } = app.ctx
    const everything = () =>
      Promise.all([
        db.booking.findMany({ orderBy: { id: 'asc' } }),
        db.slotSeat.findMany({ orderBy: { bookingId: 'asc' } }),
        db.paymentAttempt.findMany({ orderBy: { id: 'asc' } }),
        db.bookingAsk.count(),
        db.outbox.count(),
        db.auditEntry.count(),
      ])
    const before = await everything()
    for (const { orderId, token } of [mine, await linkOf(app, failed.orderId)]) {
      for (const path of ['booking', 'move', 'cancel', 'pay', 'visit.ics', 'receipt.pdf', '']) {
        const query = `token=${token}&version=1&date=${TO.date}&time=06:00+Pm`
        await app.get(`/api/orders/${orderId}/${path}?${query}`)
      }
    }
    expect(await everything()).toEqual(before)
  })
})

describe('moving a visit', () => {
  it('takes the new seat, gives the old one back, mails both sides and is in the history with its address', async () => {
    const mine = await paid()
    const { status, body } = await mine.post('move', { version: mine.version, ...TO })
    expect([status, body.order.date, body.order.time, body.version]).toEqual([200, TO.date, TO.time, mine.version + 1])
    expect(await stored(mine.id)).toMatchObject({
      ...TO,
      visitAt: new Date('2026-03-10T14:00:00Z'),
      seat: { ...TO, state: 'booked', heldUntil: null },
      needsAction: null,
    })
    expect(await seatsAt({ date: DATE, time: '10:00 Am' })).toBe(0)
    expect([await mails('mail-booking-moved'), await mails('mail-staff-moved')]).toEqual([1, 1])
    expect((await history(mine.id)).at(-1)).toBe('visitor: moved')
  })

  it('sent twice is one move; from an older page it is refused', async () => {
    const mine = await paid()
    const first = await mine.post('move', { version: mine.version, ...TO })
    expect(await mine.post('move', { version: mine.version, ...TO })).toEqual(first)
    expect(await mails('mail-booking-moved')).toBe(1)
    const late = await mine.post('move', { version: mine.version, date: DATE, time: '11:00 Am' })
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
    expect(await stored(mine.id)).toMatchObject(TO)
  })

  it('to a full slot keeps the visit where it is and offers the nearest three, never its own', async () => {
    await Promise.all(Array.from({ length: CAPACITY }, (_, n) => initiate(app, { ...TO, username: `Rival ${n}` })))
    const mine = await paid({ date: TO.date, time: '06:30 Pm' })
    const { status, body } = await mine.post('move', { version: mine.version, ...TO })
    expect([status, body.code]).toEqual([409, 'SLOT_FULL'])
    expect(body.alternatives).toEqual([
      { date: TO.date, time: '07:00 Pm' },
      { date: TO.date, time: '07:30 Pm' },
      { date: TO.date, time: '02:30 Pm' },
    ])
    expect((await stored(mine.id)).seat).toMatchObject({ date: TO.date, time: '06:30 Pm', state: 'booked' })
  })

  it('to a closed day, a past time or beyond the horizon is refused with the field', async () => {
    await app.ctx.db.closedDay.create({ data: { date: TO.date, reason: 'Eid' } })
    const mine = await paid()
    for (const to of [TO, { date: '2026-03-01', time: TO.time }, { date: '2026-06-01', time: TO.time }]) {
      const { status, body } = await mine.post('move', { version: mine.version, ...to })
      expect([status, body.code]).toEqual([422, 'INVALID_INPUT'])
      expect(Object.keys(body.fields ?? {})).toHaveLength(1)
    }
    expect((await mine.post('move', { version: mine.version, date: TO.date, time: '12:00 Pm' })).status).toBe(422)
    expect(await stored(mine.id)).toMatchObject({ date: DATE, version: mine.version })
  })

  it('two rivals for the last seat: one moves, the other stays where it was', async () => {
    await app.ctx.db.slotCapacity.create({ data: { ...TO, capacity: 1 } })
    const rivals = [await paid({ username: 'One Person' }), await paid({ username: 'Two Person' })]
    const answers = await Promise.all(rivals.map((each) => each.post('move', { version: each.version, ...TO })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await seatsAt(TO)).toBe(1)
    expect(await seatsAt({ date: DATE, time: '10:00 Am' })).toBe(1)
    expect(await app.ctx.db.slotSeat.count({ where: { state: 'booked' } })).toBe(2)
  })

  it('while others book the same slot: never more than its seats, and nobody loses one', async () => {
    const movers = [await paid({ username: 'One Person' }), await paid({ username: 'Two Person' })]
    const answers = await Promise.all([
      ...movers.map((each) => each.post('move', { version: each.version, ...TO })),
      ...Array.from({ length: 10 }, (_, n) => initiate(app, { ...TO, username: `Rival ${n}` })),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CAPACITY)
    expect(await seatsAt(TO)).toBe(CAPACITY)
    for (const { id } of movers) expect((await stored(id)).seat?.state).toBe('booked')
  })

  it('two who change places through full slots: nobody fails, nobody loses a seat', async () => {
    for (const slot of [{ date: DATE, time: '10:00 Am' }, TO])
      await app.ctx.db.slotCapacity.create({ data: { ...slot, capacity: 1 } })
    const [here, there] = [await paid({ username: 'One Person' }), await paid({ ...TO, username: 'Two Person' })]
    const answers = await Promise.all([
      here.post('move', { version: here.version, ...TO }),
      there.post('move', { version: there.version, date: DATE, time: '10:00 Am' }),
    ])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(await app.ctx.db.slotSeat.count({ where: { state: 'booked' } })).toBe(2)
  })
})
