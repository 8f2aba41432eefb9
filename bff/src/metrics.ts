import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { recordGatewayCalls, type OnGatewayCall } from '@homecare/server/adapters/measured-gateway'
import { createRegistry, createRequestDurations, methodOf } from '@homecare/server-kit/metrics'
import type { Logger } from 'pino'
import { Counter, type Histogram, type Registry } from 'prom-client'
import type { AppEnv } from './app-env'

export interface BffMetrics {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
  problems: Counter<'code'>
  foreignMessages: Counter
  gatewayCall: OnGatewayCall
}

export function createBffMetrics(): BffMetrics {
  const registry = createRegistry()
  const registers = [registry]
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
    requests: createRequestDurations(registry),
    problems,
    foreignMessages,
    gatewayCall: recordGatewayCalls(registry),
  }
}

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
    requests.observe({ method: methodOf(c.req), route, status: `${Math.floor(status / 100)}xx` }, ms / 1000)
    if (route !== '/readyz')
      log.info({ requestId: c.get('requestId'), method, route, status, ms: Math.round(ms) }, 'request completed')
  }
}
