import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBffMetrics } from './metrics'
import { createTestApp, type TestApp } from './testing/test-app'

const metrics = createBffMetrics()
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ metrics })
})
afterAll(() => app.close())

const samplesOf = async (name: string) => {
  const text = await metrics.registry.getSingleMetricAsString(name)
  return text.split('\n').filter((line) => !line.startsWith('#') && !line.includes('_bucket') && !line.includes('_sum'))
}

test('a request is measured by its route’s pattern and the class of its status, never by values in its URL', async () => {
  await app.get('/api/orders/ORD-1700000000000?token=secret-of-a-patient')
  await app.get('/api/orders/ORD-1700000000001?token=secret-of-a-patient')
  const lines = await samplesOf('http_request_duration_seconds')
  expect(lines).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/orders/:orderId",status="4xx"} 2',
  ])
  expect(await samplesOf('problems_total')).toEqual(['problems_total{code="NOT_FOUND"} 2'])
})

test('all unknown paths and methods share one label', async () => {
  for (const path of ['/a', '/b/c', '/api/x']) await app.get(path)
  await app.fetch(new Request('http://localhost/api/catalogue', { method: 'BREW' }))
  const lines = await samplesOf('http_request_duration_seconds')
  expect(lines.filter((line) => line.includes('route="/*"'))).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/*",status="4xx"} 3',
    'http_request_duration_seconds_count{method="OTHER",route="/*",status="4xx"} 1',
  ])
})
