import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from '@homecare/contract/client'
import { startApi, type TestApi } from './api'
import { neverAnswers, noConnection, ok, on, problem, raw, TEST_ORIGIN } from './handlers'

let api: TestApi | undefined
afterEach(() => api?.close())

const client = createClient({ baseUrl: TEST_ORIGIN })

test('the handlers of a test come before the default ones, and every call is recorded', async () => {
  api = startApi(on('get', '/api/orders/{orderId}', problem('UNAVAILABLE', {}, { 'retry-after': '7' })))
  const order = await client.get('/api/orders/{orderId}', { params: { orderId: 'ORD-1' }, query: { token: 't' } })
  expect(order).toMatchObject({ status: 503, problem: { code: 'UNAVAILABLE' }, retryAfterSeconds: 7 })
  expect(await client.get('/api/slots', { query: { date: '2026-03-05' } })).toMatchObject({
    data: { date: '2026-03-05' },
  })
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/orders/ORD-1?token=t', '/api/slots?date=2026-03-05'])
})

test('a handler that is added later comes first and sees the call', async () => {
  api = startApi()
  const received = { orderId: 'ORD-3', status: 'received' as const }
  api.use(on('post', '/api/contact', ({ body }) => (body === null ? problem('MALFORMED') : ok(received))))
  const body = { fullName: 'A', email: 'a@b.example', phoneNumber: '0501234567', date: '2026-03-05', service: 'Others' }
  expect(await client.post('/api/contact', { body })).toMatchObject({ ok: true, data: received })
  expect(api.calls[0]).toMatchObject({ method: 'POST', body })
})

test('a lost connection, a proxy’s error page and a call without a handler all count as no answer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  api = startApi(on('get', '/api/catalogue', noConnection))
  expect(await client.get('/api/catalogue')).toMatchObject({ ok: false, status: 0 })
  api.use(on('get', '/api/catalogue', raw('<h1>Bad gateway</h1>', { status: 502 })))
  expect(await client.get('/api/catalogue')).toMatchObject({ ok: false, status: 0 })
  api.use(on('get', '/api/catalogue', neverAnswers))
  expect(await client.get('/api/catalogue', { timeoutMs: 20 })).toMatchObject({ ok: false, status: 0 })
  expect(await client.get('/api/money')).toMatchObject({ ok: false, status: 0 })
  error.mockRestore()
})
