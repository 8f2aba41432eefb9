import type { Context, MiddlewareHandler } from 'hono'

/** A span of each request, in the trace of who sent it. The name has a pattern in place of an address. Probes of readiness are not traced. */
export async function traceRequests(nameOf: (context: Context) => string): Promise<MiddlewareHandler> {
  const { httpInstrumentationMiddleware } = await import('@hono/otel')
  const trace = httpInstrumentationMiddleware({ spanNameFactory: nameOf })
  return (c, next) => (c.req.path === '/readyz' ? next() : trace(c, next))
}
