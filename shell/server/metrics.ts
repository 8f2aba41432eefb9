import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The first part of a path tells what serves it; pages have no common one. */
const ROUTES = ['/remotes/*', '/shell/*'] as const
/** Anybody may send a request with any other method. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What serves an address, as a pattern. */
export const routeOf = (url = ''): string => ROUTES.find((route) => url.startsWith(route.slice(0, -1))) ?? '/*'

export const methodOf = ({ method = '' }: IncomingMessage): string => (METHODS.has(method) ? method : 'OTHER')

/** `revision` is that of the registry whose pages are served; undefined while there are none. */
export function createShellMetrics({ revision }: { revision: () => number | undefined }) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern and class of status; `none` was not answered',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 3, 10],
    registers,
  })
  const served: Gauge = new Gauge({
    name: 'served_registry_revision',
    help: 'The revision of the registry whose pages are served; 0 while there are none',
    registers,
    collect: () => served.set(revision() ?? 0),
  })
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/metrics', async (c) => c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }))
  return {
    registry,
    /** Measures a request until its answer is sent or its visitor has left. */
    observe(request: IncomingMessage, response: ServerResponse): void {
      const startedAt = performance.now()
      response.once('close', () => {
        const status = response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : 'none'
        requests.observe(
          { method: methodOf(request), route: routeOf(request.url), status },
          (performance.now() - startedAt) / 1000,
        )
      })
    },
    /** Serves `/healthz` and `/metrics`, at a port that visitors can't reach. */
    async serve(at: { port: number; hostname: string }): Promise<ServerType> {
      const server = serve({ fetch: app.fetch, ...at })
      if (!server.listening) await once(server, 'listening')
      return server
    },
  }
}
