import { countWaiting } from '@homecare/server/outbox/count-waiting'
import { once } from 'node:events'
import { serve } from '@hono/node-server'
import type { Ctx } from '@homecare/server/context'
import type { Queue } from '@homecare/server/ports/queue'
import { Hono } from 'hono'
import type { WorkerMetrics } from './metrics'
import type { Relay } from './relay'

interface HealthOptions {
  port: number
  hostname?: string | undefined
  ctx: Pick<Ctx, 'db'>
  queue: Queue
  relay: Relay
  metrics: WorkerMetrics
}

/** `/healthz` (503 while effects can't be relayed or the queue can't be reached) and `/metrics`. */
export async function serveHealth({
  port,
  hostname = '127.0.0.1',
  ctx,
  queue,
  relay,
  metrics,
}: HealthOptions): Promise<{ port: number; close(): Promise<void> }> {
  const app = new Hono()
  app.get('/healthz', async (c) => {
    const queueOk = await queue.check().then(
      () => true,
      () => false,
    )
    const relayOk = relay.healthy()
    const ok = queueOk && relayOk
    return c.json(
      { status: ok ? 'ok' : 'failing', queue: queueOk ? 'ok' : 'unreachable', relay: relayOk ? 'ok' : 'waiting' },
      ok ? 200 : 503,
    )
  })
  app.get('/metrics', async (c) => {
    const { contentType, body } = await metrics.text(await countWaiting({ ctx }))
    return c.body(body, 200, { 'content-type': contentType })
  })
  const server = serve({ fetch: app.fetch, port, hostname })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The health server listens on no port')
  return {
    port: address.port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
