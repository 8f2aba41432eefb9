import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { AppEnv } from './app-env'

export interface Metrics {
  registry: Registry
  seconds: Histogram<'method' | 'route' | 'status'>
  foreignMessages: Counter
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 3, 10],
    registers: [registry],
  })
  const foreignMessages = new Counter({
    name: 'gateway_foreign_messages_total',
    help: 'Messages in the name of the card gateway that could not be decrypted or are about no order',
    registers: [registry],
  })
  return { registry, seconds, foreignMessages }
}

/** A request id for every answer, one log line and one measurement: the route's pattern, never its values or query. */
export function observe(log: Logger, { seconds, foreignMessages }: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    const startedAt = performance.now()
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const ms = performance.now() - startedAt
    const route = routePath(c, -1)
    const { method } = c.req
    const { status } = c.res
    if (c.get('foreignMessage')) foreignMessages.inc()
    seconds.observe({ method, route, status: String(status) }, ms / 1000)
    if (route !== '/readyz') log.info({ requestId, method, route, status, ms: Math.round(ms) }, 'answered')
  }
}
