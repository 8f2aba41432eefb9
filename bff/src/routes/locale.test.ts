import { draftBody } from '@homecare/server/testing/draft'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { initiate, newKey } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { holdLimits: { perPerson: 10_000, addressPercent: 100 } } })
})
afterAll(() => app.close())

const person = { fullName: 'Omar Said', email: 'omar@example.com', phoneNumber: '0501234567', date: '2026-03-05' }
const CALLS = {
  '/api/payment/initiate': () => draftBody({ username: `Person ${newKey()}` }),
  '/api/send-email': () => ({ ...person, service: 'Elderly Care' }),
  '/api/contact': () => ({ ...person, service: 'Nurses Visit' }),
}
const calls = Object.entries(CALLS)

async function storedBy(answer: Response) {
  const { orderId } = (await answer.json()) as { orderId: string }
  const { booking, serviceRequest } = app.ctx.db
  return (await booking.findUnique({ where: { orderId } })) ?? serviceRequest.findUnique({ where: { orderId } })
}

it.each(calls)('POST %s stores the language, and English without one', async (path, body) => {
  for (const [sent, stored] of [
    [{ locale: 'ar' }, 'ar'],
    [{ locale: 'en' }, 'en'],
    [{}, 'en'],
  ] as const) {
    const answer = await app.post(path, { ...body(), ...sent }, { 'idempotency-key': newKey() })
    expect(await storedBy(answer)).toMatchObject({ locale: stored })
  }
})

it.each(calls)('POST %s returns 422 with the field for a language that there is not', async (path, body) => {
  for (const locale of ['fr', 'AR', '', null, 1, ['ar']]) {
    const answer = await app.post(path, { ...body(), locale }, { 'idempotency-key': newKey() })
    expect([answer.status, Object.keys(((await answer.json()) as { fields: object }).fields)]).toEqual([
      422,
      ['locale'],
    ])
  }
})

const back = async (form: Record<string, string>) =>
  (await app.post('/api/payment/response', new URLSearchParams(form))).headers.get('location')

it.each([
  ['ar', '/ar/paymentStatus?'],
  ['en', '/paymentStatus?'],
] as const)('the return from the card page leads to the page in the booking’s language: %s', async (locale, page) => {
  const { body } = await initiate(app, { username: `Returns in ${locale}`, date: '2026-03-18', locale })
  const { orderId } = body
  expect(await back({ encResp: 'damaged', orderNo: orderId })).toBe(`${page}orderId=${orderId}`)
  app.ctx.gateway.reports(orderId, { status: 'Shipped' })
  const encResp = app.ctx.gateway.encResp({ orderNo: orderId })
  expect((await back({ encResp, orderNo: orderId }))?.startsWith(`${page}status=success&orderId=${orderId}`)).toBe(true)
})

it('a booking that was begun in one language and is paid in the other has the other one from then on', async () => {
  const key = newKey()
  const contents = { username: 'Changes Language', date: '2026-03-19' }
  const first = await initiate(app, contents, key)
  const second = await initiate(app, { ...contents, locale: 'ar' }, key)
  expect(second).toMatchObject({ status: 200, body: { orderId: first.body.orderId } })
  const { orderId } = first.body
  expect(await app.ctx.db.booking.findUniqueOrThrow({ where: { orderId } })).toMatchObject({ locale: 'ar' })
})
