import { once } from 'node:events'
import { serve } from '@hono/node-server'
import type { Queue } from '@homecare/server/ports/queue'
import { createRefreshingCache } from '@homecare/server/process/refreshing-cache'
import type { FiguresReader } from '@homecare/server/board/figures-reader'
import { Hono } from 'hono'
import type { WorkerMetrics } from './metrics'
import type { Relay } from './relay'

interface HealthOptions {
  port: number
  hostname?: string | undefined
  figures: Pick<FiguresReader, 'read'>
  queue: Queue
  relay: Relay
  metrics: WorkerMetrics
}

/** Prometheus calls every few seconds and waits ten; what can't be read for a minute is not reported. */
const REFRESH = { maxAgeMs: 5_000, waitMs: 1_000, keepMs: 60_000 }

/**
 * `/healthz` (503 while effects can't be relayed or the queue can't be reached) and `/metrics`, which answers within
 * seconds whatever state database and queue are in.
 */
export async function serveHealth({
  port,
  hostname = '127.0.0.1',
  figures,
  queue,
  relay,
  metrics,
}: HealthOptions): Promise<{ port: number; close(): Promise<void> }> {
  const app = new Hono()
  const sources = {
    figures: createRefreshingCache(() => figures.read(), REFRESH),
    queue: createRefreshingCache(() => queue.counts(), REFRESH),
  }
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
    const { contentType, body } = await metrics.text(sources)
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
