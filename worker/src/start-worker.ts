import type { Queue } from '@homecare/server/ports/queue'
import { handleJob } from './handle-job'
import { serveHealth } from './health'
import type { WorkerCtx } from './job'
import { keepSchedules } from './keep-schedules'
import { createMetrics } from './metrics'
import { reclaimLost } from './reclaim-lost'
import { startRelay } from './relay'

const RECLAIM_MS = 5 * 60_000

interface WorkerOptions {
  ctx: WorkerCtx
  queue: Queue
  /** Calls back at every commit of new effects; returns how to stop. */
  listen(onEffect: () => void): () => Promise<void>
  port: number
  /** Loopback unless told. */
  hostname?: string
  concurrency: number
}

export interface RunningWorker {
  port: number
  /** Takes no new work, lets running handlers end, then lets go of queue and port. */
  stop(): Promise<void>
}

/** Relay, handlers, schedules and health, on what it is given. */
export async function startWorker({
  ctx,
  queue,
  listen,
  port,
  hostname,
  concurrency,
}: WorkerOptions): Promise<RunningWorker> {
  const metrics = createMetrics()
  const relay = startRelay({ db: ctx.db, queue, log: ctx.log, onRelayed: metrics.relayed })
  const stopListening = listen(relay.wake)
  queue.work((job) => handleJob(ctx, metrics, job), { concurrency })
  const stopScheduling = keepSchedules(queue, ctx.log)
  const reclaiming = setInterval(() => void reclaimLost(ctx), RECLAIM_MS)
  const health = await serveHealth({ port, hostname, db: ctx.db, queue, relay, metrics })
  return {
    port: health.port,
    async stop() {
      stopScheduling()
      clearInterval(reclaiming)
      await Promise.all([stopListening(), relay.stop()])
      await queue.close()
      await health.close()
    },
  }
}
