import type { Ctx } from '@homecare/server/context'
import type { Queue } from '@homecare/server/ports/queue'
import { reasonOf } from './reason-of'
import { BATCH, relayBatch } from './relay-batch'

export interface Relay {
  /** New effects are there. */
  wake(): void
  /** Whether its last round went well. */
  healthy(): boolean
  stop(): Promise<void>
}

interface RelayOptions {
  db: Ctx['db']
  queue: Queue
  log: Ctx['log']
  onRelayed?: (count: number) => void
  /** Looks by itself this often, for wake-ups that were lost. */
  pollMs?: number
}

/** Moves effects from the outbox to the queue, for ever: at each wake-up, and by the clock. Trouble is retried. */
export function startRelay({ db, queue, log, onRelayed = () => {}, pollMs = 1_000 }: RelayOptions): Relay {
  const now = { stopped: false, healthy: true, wanted: false }
  let wakeUp = () => {}

  const pause = () =>
    new Promise<void>((resolve) => {
      if (now.wanted || now.stopped) return resolve()
      const timer = setTimeout(resolve, pollMs)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function round(): Promise<boolean> {
    try {
      const count = await relayBatch(db, queue)
      if (!now.healthy) log.info('the relay works again')
      now.healthy = true
      if (count > 0) onRelayed(count)
      return count === BATCH
    } catch (error) {
      if (now.healthy)
        log.error({ reason: reasonOf(error) }, 'effects could not be handed to the queue; they wait in the outbox')
      now.healthy = false
      return false
    }
  }

  async function run(): Promise<void> {
    while (!now.stopped) {
      now.wanted = false
      const more = await round()
      if (!now.healthy) now.wanted = false
      if (!more) await pause()
    }
  }

  const running = run()
  return {
    wake() {
      now.wanted = true
      wakeUp()
    },
    healthy: () => now.healthy,
    async stop() {
      now.stopped = true
      wakeUp()
      await running
    },
  }
}
