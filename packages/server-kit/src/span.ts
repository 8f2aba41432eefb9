import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }
const TRACEPARENT = 'traceparent'

interface SpanOptions {
  kind?: keyof typeof KINDS
  /** The traceparent of what caused this, where that is not what runs now. */
  parent?: string | null | undefined
}

export interface RunningSpan {
  setStatusCode(status: number): void
}

/** Runs work as a span of the trace that runs now, or of its cause's trace, with a link to the other one. */
export function inSpan<T>(
  name: string,
  { kind, parent }: SpanOptions,
  work: (span: RunningSpan) => Promise<T>,
): Promise<T> {
  const present = trace.getActiveSpan()?.spanContext()
  const from = parent ? propagation.extract(ROOT_CONTEXT, { [TRACEPARENT]: parent }) : context.active()
  const options = {
    kind: kind ? KINDS[kind] : SpanKind.INTERNAL,
    links: parent && present ? [{ context: present }] : [],
  }
  return trace.getTracer('homecare').startActiveSpan(name, options, from, async (span) => {
    try {
      return await work({ setStatusCode: (status) => void span.setAttribute('http.response.status_code', status) })
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** What continues the present trace elsewhere, in W3C's form; undefined where nothing is traced. */
export function currentTraceparent(): string | undefined {
  const present = trace.getActiveSpan()?.spanContext()
  if (!present || !(present.traceFlags & TraceFlags.SAMPLED)) return undefined
  const carrier: Record<string, string> = {}
  propagation.inject(context.active(), carrier)
  return carrier[TRACEPARENT]
}

/** For log lines. */
export function traceIds(): { traceId?: string; spanId?: string } {
  const present = trace.getActiveSpan()?.spanContext()
  return present && present.traceFlags & TraceFlags.SAMPLED ? { traceId: present.traceId, spanId: present.spanId } : {}
}
