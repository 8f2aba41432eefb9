import { once } from 'node:events'
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import type { Registry } from 'prom-client'

/** `/healthz` and `/metrics`, at a port that no visitor's call is forwarded to. */
export async function serveMetrics(registry: Registry, at: { port: number; hostname: string }): Promise<ServerType> {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/metrics', async (c) => c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }))
  const server = serve({ fetch: app.fetch, ...at })
  if (!server.listening) await once(server, 'listening')
  return server
}
