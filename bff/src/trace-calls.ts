import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { AppEnv } from './app-env'

/** A span of each call, named by its route's pattern, in the trace of who called. Probes of readiness are not traced. */
export async function traceCalls(): Promise<MiddlewareHandler<AppEnv>> {
  const { httpInstrumentationMiddleware } = await import('@hono/otel')
  const trace = httpInstrumentationMiddleware({ spanNameFactory: (c) => `${c.req.method} ${routePath(c, -1)}` })
  return (c, next) => (c.req.path === '/readyz' ? next() : trace(c, next))
}
