import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

export interface CollectedSpan {
  service: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  /** In ms since 1970. */
  startedAt: number
  endedAt: number
}

export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string
  spans(): readonly CollectedSpan[]
  /** What the processes have sent, as it came. */
  bodies(): readonly string[]
  stop(): Promise<void>
}

interface OtlpBody {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: OtlpSpan[] }[]
  }[]
}

interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
}

const milliseconds = (nanoseconds: string): number => Number(BigInt(nanoseconds) / 1000n) / 1000

/** Takes OTLP over HTTP as JSON, as an OpenTelemetry collector does, and keeps it. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The collector listens on no port.')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    bodies: () => bodies,
    spans: () => bodies.flatMap((body) => spansIn(JSON.parse(body) as OtlpBody)),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const spansIn = ({ resourceSpans }: OtlpBody): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano }) => ({
        service,
        traceId,
        spanId,
        parentSpanId: parentSpanId || undefined,
        name,
        startedAt: milliseconds(startTimeUnixNano),
        endedAt: milliseconds(endTimeUnixNano),
      })),
    )
  })
