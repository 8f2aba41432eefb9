import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'

/**
 * Everything else stays in the process: addresses hold tokens and what staff search for, messages of errors hold values.
 * Statements are sent to the database with placeholders, so their text holds none.
 */
const ALLOWED = new Set([
  'http.request.method',
  'http.response.status_code',
  'db.system.name',
  'db.system',
  'db.query.text',
])
const MAX_TEXT = 300

const allowed = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => ALLOWED.has(name))
      .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, MAX_TEXT) : value]),
  )

/** The exporter, given spans with the allowed attributes only, without events and without messages. */
export const withoutPersonalData = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(clean), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
})

/** Inherits from the span what is not replaced: its times and ids are getters. */
const clean = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: allowed(span.attributes), enumerable: true },
    events: { value: [], enumerable: true },
    status: { value: { code: span.status.code }, enumerable: true },
    links: { value: span.links.map(({ context }) => ({ context })), enumerable: true },
  })
