import { once } from 'node:events'
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { recordGatewayCalls, type OnGatewayCall } from '@homecare/server/adapters/measured-gateway'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { AppEnv } from './app-env'

export interface BffMetrics {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
  problems: Counter<'code'>
  foreignMessages: Counter
  gatewayCall: OnGatewayCall
}

export function createBffMetrics(): BffMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 3, 10],
    registers,
  })
  const foreignMessages = new Counter({
    name: 'gateway_foreign_messages_total',
    help: 'Messages in the name of the card gateway that could not be decrypted or are about no order',
    registers,
  })
  const problems = new Counter({
    name: 'problems_total',
    help: 'Answers that report a problem, by its code',
    labelNames: ['code'],
    registers,
  })
  return {
    registry,
    requests,
    problems,
    foreignMessages,
    gatewayCall: recordGatewayCalls(registry),
  }
}

/** Anybody may send a request with any other method. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Writes one log line and one measurement for every request, with the route's pattern but never its values or query.
 */
export function observe(log: Logger, { requests, problems, foreignMessages }: BffMetrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const ms = performance.now() - startedAt
    const route = routePath(c, -1)
    const { method } = c.req
    const { status } = c.res
    if (c.get('foreignMessage')) foreignMessages.inc()
    const code = c.get('problem')
    if (code) problems.inc({ code })
    requests.observe(
      { method: METHODS.has(method) ? method : 'OTHER', route, status: `${Math.floor(status / 100)}xx` },
      ms / 1000,
    )
    if (route !== '/readyz')
      log.info({ requestId: c.get('requestId'), method, route, status, ms: Math.round(ms) }, 'request completed')
  }
}

/** Serves `/healthz` and `/metrics`, at a port that visitors can't reach. */
export async function serveMetrics(registry: Registry, at: { port: number; hostname: string }): Promise<ServerType> {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/metrics', async (c) => c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }))
  const server = serve({ fetch: app.fetch, ...at })
  if (!server.listening) await once(server, 'listening')
  return server
}
