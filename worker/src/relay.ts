import type { Ctx } from '@homecare/server/process/context'
import { errorReason } from '@homecare/server/process/error-reason'
import { RELAY_BATCH, relayBatch } from '@homecare/server/outbox/relay-batch'
import type { Queue } from '@homecare/server/ports/queue'
import { effectJobs } from './effect-jobs'

export interface Relay {
  /** Call it when there are new effects. */
  wake(): void
  /** True if its last batch was relayed without an error. */
  healthy(): boolean
  stop(): Promise<void>
}

interface RelayOptions {
  ctx: Pick<Ctx, 'db' | 'log'>
  queue: Queue
  onRelayed?: (count: number) => void
  /** How often it polls the outbox, in case a wake-up was lost. */
  pollMs?: number
}

/** Moves effects from the outbox to the queue until it is stopped: at each wake-up, and by polling. Errors are retried. */
export function startRelay({ ctx, queue, onRelayed = () => {}, pollMs = 1_000 }: RelayOptions): Relay {
  const state = { stopped: false, healthy: true, woken: false }
  let endPause = () => {}

  const pause = () =>
    new Promise<void>((resolve) => {
      if (state.woken || state.stopped) return resolve()
      const timer = setTimeout(resolve, pollMs)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** Returns whether there may be more to relay. */
  async function relayOnce(): Promise<boolean> {
    try {
      const count = await relayBatch({ ctx, queue, jobs: effectJobs })
      if (!state.healthy) ctx.log.info('the relay has recovered')
      state.healthy = true
      if (count > 0) onRelayed(count)
      return count === RELAY_BATCH
    } catch (error) {
      if (state.healthy)
        ctx.log.error(
          { reason: errorReason(error) },
          'effects could not be added to the queue, they wait in the outbox',
        )
      state.healthy = false
      return false
    }
  }

  async function run(): Promise<void> {
    while (!state.stopped) {
      state.woken = false
      const more = await relayOnce()
      if (!state.healthy) state.woken = false
      if (!more) await pause()
    }
  }

  const running = run()
  return {
    wake() {
      state.woken = true
      endPause()
    },
    healthy: () => state.healthy,
    async stop() {
      state.stopped = true
      endPause()
      await running
    },
  }
}
