import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** The metrics of a process, of which Node's are there already. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Anybody may send a request with any other method. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A request's method as a label of few values. */
export const methodOf = ({ method = '' }: { method?: string | undefined }): string =>
  METHODS.has(method) ? method : 'OTHER'

export const createRequestDurations = (registry: Registry): Histogram<'method' | 'route' | 'status'> =>
  new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern and class of status; `none` was not answered',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 3, 10],
    registers: [registry],
  })

interface MetricsServer {
  port: number
  hostname?: string | undefined
  /** All metrics as text for Prometheus. */
  metrics: () => Promise<string>
  /** What `/healthz` answers, with 503 unless its status is `ok`. */
  health?: () => Promise<{ status: string }>
}

/** Serves `/healthz` and `/metrics`, at a port that visitors can't reach. */
export async function serveMetrics({
  port,
  hostname = '127.0.0.1',
  metrics,
  health = async () => ({ status: 'ok' }),
}: MetricsServer): Promise<{ port: number; close(): Promise<void> }> {
  const app = new Hono()
  app.get('/healthz', async (c) => {
    const answer = await health()
    return c.json(answer, answer.status === 'ok' ? 200 : 503)
  })
  app.get('/metrics', async (c) => c.body(await metrics(), 200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }))
  // The library would replace `Response` for the whole process, fake servers of tests included.
  const server = serve({ fetch: app.fetch, port, hostname, overrideGlobalObjects: false })
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The metrics server listens on no port')
  return {
    port: address.port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
