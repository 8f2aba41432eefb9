import { orderResponse } from '@homecare/contract/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initiate, paidBooking } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('an order', () => {
  it('GET /api/orders returns an order for its token, with the contract’s fields only', async () => {
    const { orderId, token } = await paidBooking(app)
    const answer = await app.get(`/api/orders/${orderId}?token=${token}`)
    const order = (await answer.json()) as object
    expect(orderResponse.strict().parse(order)).toMatchObject({ orderId, paymentStatus: 'Paid' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('GET /api/orders returns the same 404 for a wrong token, another order’s token and an unknown order', async () => {
    const [mine, other] = [
      await paidBooking(app, { username: 'One Person' }),
      await paidBooking(app, { username: 'Two Person' }),
    ]
    const bodies = await Promise.all(
      [
        app.get(`/api/orders/${mine.orderId}?token=${other.token}`),
        app.get(`/api/orders/${mine.orderId}?token=${mine.token.slice(0, -1)}`),
        app.get(`/api/orders/ORD-1?token=${mine.token}`),
      ].map(async (answer) => [(await answer).status, await (await answer).text()]),
    )
    expect(new Set(bodies.map(String)).size).toBe(1)
    expect(bodies[0]?.[0]).toBe(404)
  })

  it('the receipt and the calendar entry of an order exist only after it is paid', async () => {
    const { body } = await initiate(app, { date: '2026-03-06' })
    const paid = await paidBooking(app, { date: '2026-03-06' })
    for (const [name, type, head] of [
      ['receipt.pdf', 'application/pdf', '%PDF-'],
      ['visit.ics', 'text/calendar; charset=utf-8', 'BEGIN:VCALENDAR'],
    ] as const) {
      expect((await app.get(`/api/orders/${body.orderId}/${name}?token=${body.token}`)).status).toBe(409)
      const document = await app.get(`/api/orders/${paid.orderId}/${name}?token=${paid.token}`)
      expect([document.status, document.headers.get('content-type')]).toEqual([200, type])
      expect(document.headers.get('content-disposition')).toContain(paid.orderId)
      expect((await document.text()).startsWith(head)).toBe(true)
    }
  })
})
