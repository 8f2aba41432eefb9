import { initiateAnswer } from '@homecare/contract/payment'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { initiate } from '../testing/bookings'
import { linkOf } from '../testing/links'
import { createTestApp, type TestApp } from '../testing/test-app'

const SLOT = { date: '2026-03-06', time: '10:00 Am' }
const HOUR = 3_600_000
let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ settings: { slotRules: { capacity: 1, leadMinutes: 120, horizonDays: 60 } } })
})
afterEach(() => app.close())

const settle = async (orderNo: string, status: string) => {
  app.ctx.gateway.reports(orderNo, { status })
  await app.post(
    '/api/payment/response',
    new URLSearchParams({ encResp: app.ctx.gateway.encResp({ orderNo, orderStatus: status }) }),
  )
}
/** An order whose first payment was declined, so that its seat is free again. */
async function declined(key = 'second-attempt-1') {
  const { body } = await initiate(app, SLOT, key)
  await settle(body.orderId, 'Unsuccessful')
  return { orderToken: body.token, ...(await linkOf(app, body.orderId)) }
}
const stored = (orderId: string) =>
  app.ctx.db.booking.findUniqueOrThrow({
    where: { orderId },
    include: { attempts: { orderBy: { number: 'asc' } }, seat: true },
  })

describe('a second attempt of an order', () => {
  it('is handed to the gateway under its own number with the seat held again, and once paid books the visit', async () => {
    const order = await declined()
    const { status, body } = await order.post('pay')
    expect(status).toBe(200)
    expect(initiateAnswer.strict().parse(body)).toMatchObject({
      orderId: order.orderId,
      encRequest: `enc:${order.orderId}-2`,
      token: order.orderToken,
    })
    expect((await stored(order.orderId)).seat).toMatchObject({ ...SLOT, state: 'held' })
    await settle(`${order.orderId}-2`, 'Shipped')
    expect(await stored(order.orderId)).toMatchObject({ paymentStatus: 'Paid', seat: { state: 'booked' } })
  })

  it('keeps the prices that were agreed, whatever the catalogue says by now', async () => {
    const order = await declined()
    await app.ctx.db.healthPackage.update({ where: { id: 1 }, data: { priceFils: 99_900, active: false } })
    expect((await order.post('pay')).status).toBe(200)
    expect(app.ctx.gateway.requestedAmounts.get(`${order.orderId}-2`)).toBe(37_000)
  })

  it('sent twice, or at once from two devices, is the same attempt', async () => {
    const order = await declined()
    const answers = await Promise.all(Array.from({ length: 5 }, () => order.post('pay')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await stored(order.orderId)).attempts.map(({ number }) => number)).toEqual([1, 2])
  })

  it('opens with the status page’s token as well, and with no other', async () => {
    const order = await declined()
    const pay = (token: string) => app.post(`/api/orders/${order.orderId}/pay`, { token })
    expect((await pay('garbage')).status).toBe(404)
    expect((await pay(`${order.token.slice(0, -1)}!`)).status).toBe(404)
    expect((await stored(order.orderId)).attempts).toHaveLength(1)
    expect((await pay(order.orderToken)).status).toBe(200)
  })

  it('whose slot went to somebody else comes with the nearest three, and goes on in the one that is chosen', async () => {
    const order = await declined()
    await initiate(app, { ...SLOT, username: 'Quick Rival' })
    const lost = await order.post('pay')
    expect([lost.status, lost.body.code]).toEqual([409, 'SLOT_FULL'])
    const [nearest] = lost.body.alternatives ?? []
    expect(nearest).toEqual({ date: SLOT.date, time: '10:30 Am' })
    expect((await stored(order.orderId)).attempts).toHaveLength(1)

    expect((await order.post('pay', nearest)).status).toBe(200)
    expect(await stored(order.orderId)).toMatchObject({ ...nearest, seat: { ...nearest, state: 'held' } })
    expect(app.ctx.gateway.requestedAmounts.get(`${order.orderId}-2`)).toBe(37_000)
    await settle(`${order.orderId}-2`, 'Shipped')
    expect(await stored(order.orderId)).toMatchObject({ ...nearest, paymentStatus: 'Paid', needsAction: null })
  })

  it('after its time has passed offers the nearest three from today on', async () => {
    const order = await declined()
    app.ctx.wait(4 * 24 * HOUR)
    const { status, body } = await order.post('pay')
    expect([status, body.code]).toEqual([422, 'INVALID_INPUT'])
    expect(body.alternatives).toHaveLength(3)
    expect((await order.post('pay', body.alternatives?.[0])).status).toBe(200)
  })

  it('in another slot no longer answers to the draft of a tab that still shows the old one', async () => {
    const order = await declined('old-tab-key-1')
    expect((await order.post('pay', { date: SLOT.date, time: '11:00 Am' })).status).toBe(200)
    expect(await initiate(app, SLOT, 'old-tab-key-1')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect((await initiate(app, { ...SLOT, time: '11:00 Am' }, 'old-tab-key-1')).status).toBe(200)
  })

  it('is refused for what is paid, and a date without a time is no slot', async () => {
    const order = await declined()
    expect((await order.post('pay', { date: SLOT.date })).status).toBe(422)
    await order.post('pay')
    await settle(`${order.orderId}-2`, 'Shipped')
    expect(await order.post('pay')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })
})
