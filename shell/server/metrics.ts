import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRegistry, createRequestDurations, methodOf } from '@homecare/server-kit/metrics'
import { Gauge } from 'prom-client'

/** The first part of a path tells what serves it; pages have no common one. */
const ROUTES = ['/remotes/*', '/shell/*'] as const

/** What a request is counted and traced as: its method and what serves its address, as a pattern. */
export const labelsOf = (request: { method?: string | undefined; url?: string | undefined }) => ({
  method: methodOf(request),
  route: ROUTES.find((route) => request.url?.startsWith(route.slice(0, -1))) ?? '/*',
})

/** `revision` is that of the registry whose pages are served; undefined while there are none. */
export function createShellMetrics({ revision }: { revision: () => number | undefined }) {
  const registry = createRegistry()
  const requests = createRequestDurations(registry)
  const served: Gauge = new Gauge({
    name: 'served_registry_revision',
    help: 'The revision of the registry whose pages are served; 0 while there are none',
    registers: [registry],
    collect: () => served.set(revision() ?? 0),
  })
  return {
    registry,
    /** Measures a request until its answer is sent or its visitor has left. */
    observe(request: IncomingMessage, response: ServerResponse): void {
      const startedAt = performance.now()
      response.once('close', () => {
        const status = response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : 'none'
        requests.observe({ ...labelsOf(request), status }, (performance.now() - startedAt) / 1000)
      })
    },
  }
}
