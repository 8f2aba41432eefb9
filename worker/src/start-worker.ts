import type { ChangeListener } from '@homecare/server/database/change-listener'
import type { FiguresReader } from '@homecare/server/board/figures-reader'
import type { JobCtx } from '@homecare/server/process/context'
import { errorReason } from '@homecare/server/process/error-reason'
import { requeueLost } from '@homecare/server/outbox/requeue-lost'
import type { Queue } from '@homecare/server/ports/queue'
import { handleJob } from './handle-job'
import { serveHealth } from './health'
import { createWorkerMetrics, type WorkerMetrics } from './metrics'
import { startRelay } from './relay'
import { keepSchedulesSet } from './set-schedules'

const REQUEUE_MS = 5 * 60_000

interface WorkerOptions {
  ctx: JobCtx
  queue: Queue
  figures: FiguresReader
  metrics?: WorkerMetrics
  /** Calls back at every commit of new effects. */
  listen(onEffect: () => void): ChangeListener
  port: number
  /** Loopback by default. */
  hostname?: string
  concurrency: number
}

export interface RunningWorker {
  port: number
  /** Takes no new work, waits for running handlers, then closes queue and port. */
  stop(): Promise<void>
}

/** Relay, handlers, schedules and health, on the servers of `ctx`. */
export async function startWorker({
  ctx,
  queue,
  figures,
  metrics = createWorkerMetrics(),
  listen,
  port,
  hostname,
  concurrency,
}: WorkerOptions): Promise<RunningWorker> {
  const relay = startRelay({ ctx, queue, onRelayed: metrics.relayed })
  const listener = listen(relay.wake)
  queue.work((job) => handleJob(ctx, metrics, job), { concurrency })
  const stopScheduling = keepSchedulesSet(queue, ctx.log, async () => {
    const count = await requeueLost({ ctx, afterMinutes: 0 })
    if (count > 0) ctx.log.warn({ count }, 'the queue had lost its data: effects that are not done are added again')
  })
  const requeueing = setInterval(() => {
    requeueLost({ ctx }).catch((error: unknown) => {
      ctx.log.warn({ reason: errorReason(error) }, 'effects that the queue has lost could not be looked up')
    })
  }, REQUEUE_MS)
  const health = await serveHealth({ port, hostname, figures, queue, relay, metrics })
  return {
    port: health.port,
    async stop() {
      stopScheduling()
      clearInterval(requeueing)
      await Promise.all([listener.stop(), relay.stop()])
      await queue.close()
      await health.close()
      await figures.close()
    },
  }
}
