import { once } from 'node:events'
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { collectDefaultMetrics, Counter, Registry } from 'prom-client'

export interface ShellMetrics {
  /** A request or connection that was not let through. */
  refused(reason: string): void
  /** Serves `/healthz` and `/metrics`, at a port that no visitor reaches. */
  serve(at: { port: number; hostname: string }): Promise<ServerType>
}

export function createShellMetrics(): ShellMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const refused = new Counter({
    name: 'requests_refused_total',
    help: 'Requests and connections that were not let through',
    labelNames: ['reason'],
    registers: [registry],
  })
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/metrics', async (c) => c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }))
  return {
    refused: (reason) => refused.inc({ reason }),
    async serve(at) {
      const server = serve({ fetch: app.fetch, ...at })
      if (!server.listening) await once(server, 'listening')
      return server
    },
  }
}
