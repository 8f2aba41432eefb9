import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booking, initiate, newKey } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } } })
})
afterAll(() => app.close())

const count = () => app.ctx.db.booking.count()

describe('prices are the server’s', () => {
  it('charges the catalogue’s total whatever the lines say, by id, kind and name', async () => {
    const { status, body } = await initiate(app, { tests: [{ id: 1, kind: 'package', name: 'x', price: 1 }] })
    expect(status).toBe(200)
    expect(app.ctx.gateway.requestedAmounts.get(body.orderId)).toBe(37_000)
    expect(await app.ctx.db.bookingLine.findMany({ where: { booking: { orderId: body.orderId } } })).toMatchObject([
      { kind: 'package', catalogueId: 1, name: 'Basic Health Package I', priceFils: 37_000 },
    ])
  })

  it.each([
    ['the exact name alone', { name: 'Basic Health Package I', price: 370 }],
    ['an id without a kind whose name tells which', { id: 1, name: 'Basic Health Package I', price: 370 }],
    ['the same line twice, once', { id: 1, kind: 'package' as const, name: 'Basic Health Package I', price: 370 }],
  ])('finds what is meant by %s', async (_, line) => {
    const { status, body } = await initiate(app, { tests: [line, line] })
    expect(status).toBe(200)
    expect(app.ctx.gateway.requestedAmounts.get(body.orderId)).toBe(37_000)
  })

  it.each([1, 369.99, '371.00'])(
    'charges nothing and tells the new total when the browser’s amount is %s',
    async (amount) => {
      const before = await count()
      expect(await initiate(app, { amount })).toMatchObject({
        status: 409,
        body: { code: 'PRICE_CHANGED', total: 370 },
      })
      expect(await count()).toBe(before)
    },
  )

  it('tells the new total when a price changed between cart and confirm', async () => {
    await app.ctx.db.healthPackage.update({ where: { id: 2 }, data: { priceFils: 70_000 } })
    const tests = [{ id: 2, kind: 'package' as const, name: 'Basic Health Package II', price: 690 }]
    expect(await initiate(app, { amount: 690, tests })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', total: 700 },
    })
    expect(await initiate(app, { amount: 700, tests })).toMatchObject({ status: 200 })
  })

  it('refuses exactly 300.00 with the specification’s sentence, and takes 301', async () => {
    const [a, b, c] = await app.ctx.db.labTest.findMany({ where: { priceFils: 10_000 }, take: 3 })
    await app.ctx.db.labTest.update({ where: { id: c!.id }, data: { priceFils: 10_000 } })
    const tests = [a!, b!, c!].map(({ id, name }) => ({ id, kind: 'test' as const, name, price: 100 }))
    expect(await initiate(app, { amount: 300, tests })).toMatchObject({
      status: 422,
      body: { code: 'BELOW_MINIMUM', detail: 'Minimum booking amount is 300. Please add more items to proceed.' },
    })
    await app.ctx.db.labTest.update({ where: { id: c!.id }, data: { priceFils: 10_100 } })
    expect(await initiate(app, { amount: 301, tests })).toMatchObject({ status: 200 })
  })

  it('refuses a test that a chosen package contains, at its line, and what the catalogue does not know', async () => {
    const { testId } = await app.ctx.db.packageTest.findFirstOrThrow({ where: { packageId: 1 } })
    const pack = { id: 1, kind: 'package' as const, name: 'Basic Health Package I', price: 370 }
    const inside = await initiate(app, { tests: [pack, { id: testId, kind: 'test', name: '', price: 1 }] })
    expect(inside).toMatchObject({
      status: 422,
      body: { fields: { 'tests.1': expect.stringContaining('already part of Basic Health Package I') } },
    })
    expect(await initiate(app, { tests: [pack, { id: 66, name: 'gone', price: 1 }] })).toMatchObject({
      status: 422,
      body: { fields: { 'tests.1': expect.any(String) } },
    })
  })
})

describe('one draft is one order', () => {
  it('gives the same hand-off for the same key and content, also when sent ten times at once', async () => {
    const before = await count()
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 10 }, () => initiate(app, {}, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await count()).toBe(before + 1)
  })

  it('knows a draft without a key by its content', async () => {
    const body = booking({ username: 'No Key', time: '06:00 Pm' })
    const [first, second] = await Promise.all([
      app.post('/api/payment/initiate', body),
      app.post('/api/payment/initiate', body),
    ])
    expect(await first?.json()).toEqual(await second?.json())
  })

  it('refuses the same key with other content', async () => {
    const key = newKey()
    await initiate(app, {}, key)
    expect(await initiate(app, { time: '11:00 Am' }, key)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })

  it('starts attempt 2 of the same order after a failure, at the agreed price, and none after a payment', async () => {
    const key = newKey()
    const { body } = await initiate(app, { time: '07:00 Pm' }, key)
    const pay = (orderNo: string, status: string) => {
      app.ctx.gateway.reports(orderNo, { status })
      return app.post('/api/payment/response', new URLSearchParams({ encResp: app.ctx.gateway.encResp({ orderNo }) }))
    }
    await pay(body.orderId, 'Unsuccessful')
    await app.ctx.db.healthPackage.update({ where: { id: 1 }, data: { priceFils: 99_000 } })
    const again = await initiate(app, { time: '07:00 Pm' }, key)
    await app.ctx.db.healthPackage.update({ where: { id: 1 }, data: { priceFils: 37_000 } })
    expect(again).toMatchObject({ status: 200, body: { orderId: body.orderId, encRequest: `enc:${body.orderId}-2` } })
    expect(app.ctx.gateway.requestedAmounts.get(`${body.orderId}-2`)).toBe(37_000)
    await pay(`${body.orderId}-2`, 'Successful')
    expect(await initiate(app, { time: '07:00 Pm' }, key)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })

  it('makes the order that "Try again" rebuilds from the server’s answer the same one', async () => {
    const key = newKey()
    const first = await initiate(app, { username: ' Anna  Maria Smith ', time: '06:30 Pm' }, key)
    const response = await app.get(`/api/orders/${first.body.orderId}?token=${first.body.token}`)
    const order = (await response.json()) as {
      draftKey: string
      lines: never[]
      total: number
      patient: { firstName: string; lastName: string; phone: string }
    }
    expect(order.draftKey).toBe(key)
    const { firstName, lastName, phone } = order.patient
    const rebuilt = {
      username: `${firstName} ${lastName}`,
      phoneNumber: phone,
      time: '06:30 Pm',
      tests: order.lines,
      amount: order.total,
    }
    expect((await initiate(app, rebuilt, order.draftKey)).body).toEqual(first.body)
  })
})

describe('a slot that can’t be taken is refused with its reason', () => {
  it.each([
    ['a day that has gone', { date: '2026-03-02' }, 'time'],
    ['beyond the horizon', { date: '2026-06-01' }, 'date'],
    ['a time that is no slot', { time: '10:15 Am' }, 'time'],
    ['a date that does not exist', { date: '2026-02-30' }, 'date'],
  ])('%s', async (_, changes, field) => {
    const { status, body } = await initiate(app, changes)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })

  it('today within the lead time, to the minute', async () => {
    expect(await initiate(app, { date: '2026-03-03', time: '10:00 Am' })).toMatchObject({ status: 200 })
    app.ctx.wait(60_000)
    expect(await initiate(app, { date: '2026-03-03', time: '10:00 Am' })).toMatchObject({
      status: 422,
      body: { fields: { time: expect.any(String) } },
    })
  })

  it('a closed day', async () => {
    await app.ctx.db.closedDay.create({ data: { date: '2026-03-20', reason: 'Eid' } })
    expect(await initiate(app, { date: '2026-03-20' })).toMatchObject({
      status: 422,
      body: { fields: { date: expect.any(String) } },
    })
  })
})
