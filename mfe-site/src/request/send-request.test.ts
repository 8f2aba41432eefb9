import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestingApi, type TestingApi } from '../testing-api'
import { requestSender } from './send-request'

let api: TestingApi
beforeAll(async () => {
  api = await startTestingApi()
})
afterAll(() => api.close())
beforeEach(() => api.received.splice(0))

const values = {
  fullName: 'A',
  email: 'a@b.example',
  phoneNumber: '0501234567',
  date: '2030-01-01',
  service: 'Elderly Care',
}

test('a request carries an order id of the agreed form', async () => {
  api.answerWith(201, { orderId: 'ORD-1', status: 'Pending' })
  await requestSender(api.apiBase)(values)
  expect(api.received[0]).toMatchObject({
    url: '/api/send-email',
    body: { ...values, orderId: expect.stringMatching(/^ORD-\d{13}$/) as string },
  })
})

test('the same content sent again after a failure keeps its order id', async () => {
  const send = requestSender(api.apiBase)
  api.answerWith(503, { code: 'UNAVAILABLE', title: '', status: 503 })
  await send(values)
  api.answerWith(201, {})
  await send(values)
  expect(api.received[1]?.body.orderId).toBe(api.received[0]?.body.orderId)
})

test('a refusal answers with the fields that are wrong', async () => {
  api.answerWith(422, { code: 'INVALID', title: '', status: 422, fields: { email: 'Enter an email address' } })
  expect(await requestSender(api.apiBase)(values)).toEqual({
    ok: false,
    tooMany: false,
    fields: { email: 'Enter an email address' },
  })
})

test('too many requests are told apart', async () => {
  api.answerWith(429, { code: 'TOO_MANY', title: '', status: 429 })
  expect(await requestSender(api.apiBase)(values)).toMatchObject({ ok: false, tooMany: true })
})

test('no connection is a failure, not an exception', async () => {
  expect(await requestSender('http://127.0.0.1:1/api')(values)).toEqual({ ok: false, tooMany: false, fields: {} })
})
