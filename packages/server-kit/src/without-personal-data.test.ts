import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { withoutPersonalData } from './without-personal-data'

test('of a span’s attributes only those that are allowed leave the process, and no event, error message or long text', async () => {
  const exporter = new InMemorySpanExporter()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'bff' }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new SimpleSpanProcessor({ exporter: withoutPersonalData(exporter) })],
  })
  const span = provider.getTracer('test').startSpan('GET /api/orders/:orderId', { kind: SpanKind.SERVER })
  span.setAttributes({
    'url.full': 'http://care.example/api/orders/ORD-1?token=secret',
    'http.request.header.cookie': 'session=secret',
    'http.response.status_code': 200,
    'db.query.text': `SELECT ${'x'.repeat(1000)}`,
  })
  span.recordException(new Error('secret'))
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'secret' })
  span.end()
  await provider.forceFlush()
  const [sent] = exporter.getFinishedSpans()
  expect(sent?.name).toBe('GET /api/orders/:orderId')
  expect(Object.keys(sent?.attributes ?? {}).sort()).toEqual(['db.query.text', 'http.response.status_code'])
  expect(String(sent?.attributes['db.query.text'])).toHaveLength(300)
  expect(sent?.events).toEqual([])
  expect(sent?.status).toEqual({ code: SpanStatusCode.ERROR })
})
