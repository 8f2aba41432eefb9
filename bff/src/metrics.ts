import { once } from 'node:events'
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { AppEnv } from './app-env'

export interface BffMetrics {
  registry: Registry
  seconds: Histogram<'method' | 'route' | 'status'>
  foreignMessages: Counter
}

export function createBffMetrics(): BffMetrics {
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

/** One log line and one measurement for every request: the route's pattern, never its values or query. */
export function observe(log: Logger, { seconds, foreignMessages }: BffMetrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const ms = performance.now() - startedAt
    const route = routePath(c, -1)
    const { method } = c.req
    const { status } = c.res
    if (c.get('foreignMessage')) foreignMessages.inc()
    seconds.observe({ method, route, status: String(status) }, ms / 1000)
    if (route !== '/readyz')
      log.info({ requestId: c.get('requestId'), method, route, status, ms: Math.round(ms) }, 'answered')
  }
}

/** `/healthz` and `/metrics`, at a port that no visitor's call is forwarded to. */
export async function serveMetrics(registry: Registry, at: { port: number; hostname: string }): Promise<ServerType> {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/metrics', async (c) => c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }))
  const server = serve({ fetch: app.fetch, ...at })
  if (!server.listening) await once(server, 'listening')
  return server
}
