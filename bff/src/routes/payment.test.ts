import { initiateResponse } from '@homecare/contract/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftBody } from '@homecare/server/testing/draft'
import { initiate, newKey } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

// The rules of prices, drafts, seats and holds are tested beside the use cases, in packages/server.
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { holdLimits: { perPerson: 10_000, addressPercent: 5 } } })
})
afterAll(() => app.close())

const initiateFrom = (address: string, time: string) =>
  app.post('/api/payment/initiate', draftBody({ date: '2026-03-06', time, username: `Person at ${time}` }), {
    'idempotency-key': newKey(),
    'x-forwarded-for': address,
  })

describe('POST /api/payment/initiate', () => {
  it('POST /api/payment/initiate returns 200 with the gateway’s form and only the contract’s fields', async () => {
    const { status, body } = await initiate(app)
    expect(status).toBe(200)
    expect(initiateResponse.strict().parse(body)).toMatchObject({ encRequest: `enc:${body.orderId}` })
  })

  it('POST /api/payment/initiate returns the same form for the same Idempotency-Key, and for equal contents without one', async () => {
    const key = newKey()
    expect((await initiate(app, {}, key)).body).toEqual((await initiate(app, {}, key)).body)
    const body = draftBody({ username: 'No Key' })
    const [first, second] = [
      await app.post('/api/payment/initiate', body),
      await app.post('/api/payment/initiate', body),
    ]
    expect(await first.json()).toEqual(await second.json())
  })

  it('POST /api/payment/initiate returns 409 with the total when the price has changed', async () => {
    expect(await initiate(app, { amount: 1 })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', total: 370 },
    })
  })

  it('POST /api/payment/initiate returns 409 for an Idempotency-Key that was used with other contents', async () => {
    const key = newKey()
    await initiate(app, { date: '2026-03-10' }, key)
    expect(await initiate(app, { date: '2026-03-10', time: '11:00 Am' }, key)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    })
  })

  it('POST /api/payment/initiate returns 422 below the minimum', async () => {
    const [test] = await app.ctx.db.labTest.findMany({ where: { priceFils: 10_000 }, take: 1 })
    const tests = [{ id: test!.id, kind: 'test' as const, name: test!.name, price: 100 }]
    expect(await initiate(app, { amount: 100, tests })).toMatchObject({ status: 422, body: { code: 'BELOW_MINIMUM' } })
  })

  it.each([
    ['a time that is no slot', { time: '10:15 Am' }, 'time'],
    ['a date that does not exist', { date: '2026-02-30' }, 'date'],
    ['a day beyond the horizon', { date: '2026-06-01' }, 'date'],
    ['an item that is not in the catalogue', { tests: [{ id: 66, name: 'gone', price: 1 }] }, 'tests.0'],
  ])('POST /api/payment/initiate returns 422 with the field for %s', async (_, changes, field) => {
    const { status, body } = await initiate(app, changes)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  it('POST /api/payment/initiate returns 409 with three alternatives when the slot is full', async () => {
    const slot = { date: '2026-03-09', time: '10:00 Am' }
    await app.ctx.db.slotCapacity.create({ data: { ...slot, capacity: 1 } })
    await initiate(app, slot)
    const { status, body } = await initiate(app, { ...slot, username: 'Too Late' })
    expect([status, body.code]).toEqual([409, 'SLOT_FULL'])
    expect(body['alternatives']).toHaveLength(3)
  })

  it('POST /api/payment/initiate returns 409 with Retry-After when the client’s address holds too many seats of a day', async () => {
    const times = ['10:00 Am', '10:30 Am', '11:00 Am']
    const answers: Response[] = []
    for (const time of times) answers.push(await initiateFrom('203.0.113.9', time))
    const refused = answers.at(-1)!
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409])
    expect([((await refused.json()) as { code: string }).code, refused.headers.get('retry-after')]).toEqual([
      'DAY_SEATS_LIMIT',
      '1200',
    ])
    expect((await initiateFrom('198.51.100.1', '11:00 Am')).status).toBe(200)
  })
})

describe('messages of the gateway from one address', () => {
  const notify = (encResp: string, from: string) =>
    app.post('/api/payment/notification', new URLSearchParams({ encResp }), { 'x-forwarded-for': from })
  const back = (encResp: string, from: string) =>
    app.post('/api/payment/response', new URLSearchParams({ encResp, orderNo: 'ORD-17' }), { 'x-forwarded-for': from })

  it('every message that can be decrypted passes, however many one address sends', async () => {
    const { body } = await initiate(app, { username: 'Many Messages', date: '2026-03-17' })
    const encResp = app.ctx.gateway.encResp({ orderNo: body.orderId })
    const answers = await Promise.all(Array.from({ length: 200 }, () => notify(encResp, '203.0.113.60')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('POST /api/payment/notification returns 429 for garbage beyond the limit of an address, not for messages of the gateway', async () => {
    const { body } = await initiate(app, { username: 'After Garbage', date: '2026-03-17' })
    const statuses: number[] = []
    for (let n = 0; n < 62; n++) statuses.push((await notify('garbage', '203.0.113.61')).status)
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([60, 429])
    expect((await notify(app.ctx.gateway.encResp({ orderNo: body.orderId }), '203.0.113.61')).status).toBe(200)
    expect((await notify('garbage', '203.0.113.62')).status).toBe(200)
    // A person is led on in any case.
    expect((await back('garbage', '203.0.113.61')).headers.get('location')).toBe('/paymentStatus?orderId=ORD-17')
  })
})

describe('the return address', () => {
  it('GET /api/payment/response redirects to the status page', async () => {
    const response = await app.get('/api/payment/response')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/paymentStatus'])
  })

  it.each([
    ['no field at all', {}],
    ['a message that is too long', { encResp: 'f'.repeat(30_000) }],
    ['fields of other names', { encresp: 'ff', order: '1' }],
  ])('POST /api/payment/response with %s redirects to the status page', async (_, fields) => {
    const response = await app.post('/api/payment/response', new URLSearchParams(fields))
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/paymentStatus?status=error&reason=unreadable',
    ])
  })

  it('POST /api/payment/response with a damaged message leads to the order of its form, which is settled', async () => {
    const { body } = await initiate(app, { username: 'Is Damaged', date: '2026-03-18' })
    app.ctx.gateway.reports(body.orderId, { status: 'Shipped' })
    const form = new URLSearchParams({ encResp: 'f'.repeat(30_000), orderNo: body.orderId })
    const response = await app.post('/api/payment/response', form)
    expect(response.headers.get('location')).toBe(`/paymentStatus?orderId=${body.orderId}`)
    const order = await app.get(`/api/orders/${body.orderId}?${new URLSearchParams({ token: body.token }).toString()}`)
    expect(await order.json()).toMatchObject({ paymentStatus: 'Paid' })
  })
})
