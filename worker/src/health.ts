import type { Queue } from '@homecare/server/ports/queue'
import { createRefreshingCache } from '@homecare/server/process/refreshing-cache'
import type { FiguresReader } from '@homecare/server/board/figures-reader'
import { serveMetrics } from '@homecare/server-kit/metrics'
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
export function serveHealth({ figures, queue, relay, metrics, ...at }: HealthOptions) {
  const sources = {
    figures: createRefreshingCache(() => figures.read(), REFRESH),
    queue: createRefreshingCache(() => queue.counts(), REFRESH),
  }
  return serveMetrics({
    ...at,
    metrics: () => metrics.text(sources),
    async health() {
      const queueOk = await queue.check().then(
        () => true,
        () => false,
      )
      const relayOk = relay.healthy()
      return {
        status: queueOk && relayOk ? 'ok' : 'failing',
        queue: queueOk ? 'ok' : 'unreachable',
        relay: relayOk ? 'ok' : 'waiting',
      }
    },
  })
}
