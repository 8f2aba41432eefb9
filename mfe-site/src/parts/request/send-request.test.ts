import { afterEach, expect, test } from 'vitest'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { noConnection, ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { clientOf } from '@homecare/remote-kit/use-client'
import { appointmentSender, requestOutcomeOf } from './send-request'

let api: TestApi
afterEach(() => api.close())

const values = {
  fullName: 'A',
  email: 'a@b.example',
  phoneNumber: '0501234567',
  date: '2030-01-01',
  service: 'Elderly Care',
}
const sender = (...handlers: Parameters<typeof startApi>) => {
  api = startApi(...handlers)
  return appointmentSender(clientOf(api))
}

test('a request carries an order id of the agreed form', async () => {
  await sender()(values)
  expect(api.calls).toMatchObject([
    { path: '/api/send-email', body: { ...values, orderId: expect.stringMatching(/^ORD-\d{13}$/) as string } },
  ])
})

test('the same content sent again after a failure keeps its order id', async () => {
  let replies = 0
  const send = sender(
    on('post', '/api/send-email', () =>
      replies++ === 0 ? problem('UNAVAILABLE') : ok({ orderId: 'ORD-1', status: 'Pending' }),
    ),
  )
  expect(await send(values)).toMatchObject({ ok: false })
  expect(await send(values)).toEqual({ ok: true, orderId: 'ORD-1' })
  const ids = api.calls.map(({ body }) => (body as { orderId: string }).orderId)
  expect(ids).toEqual([ids[0], ids[0]])
})

test('a refusal answers with the fields that are wrong', async () => {
  const fields = { email: 'Enter an email address' }
  const send = sender(on('post', '/api/send-email', problem('INVALID_INPUT', { fields })))
  expect(await send(values)).toEqual({ ok: false, tooMany: false, fields })
})

test('too many requests are an outcome of their own', async () => {
  const send = sender(on('post', '/api/send-email', problem('RATE_LIMITED')))
  expect(await send(values)).toMatchObject({ ok: false, tooMany: true })
})

test('no connection is a failure, not an exception', async () => {
  api = startApi(on('post', '/api/contact', noConnection))
  const result = await clientOf(api).post('/api/contact', { body: values })
  expect(requestOutcomeOf(result)).toEqual({ ok: false, tooMany: false, fields: {} })
})
