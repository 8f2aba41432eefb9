import { setTimeout as sleep } from 'node:timers/promises'
import type { Processor, Worker } from 'bullmq'
import { onPostgres, onRedis, type BullmqServer, type QueueServer } from './bullmq-server'
import { withTimeout } from '../process/with-timeout'

const RETRY_MS = 1_000
/** BullMQ on Postgres checks at its start whether the queue's tables exist. */
const START_MS = 30_000

type Options = Parameters<BullmqServer['worker']>[1]

/**
 * A connection that retries its start. BullMQ's connection to Postgres never recovers from a failed start, and a worker
 * on it would query without a pause. So a connection that failed to start is discarded and another one is made.
 */
export function connectBullmq(name: string, server: QueueServer, onError: (error: Error) => void) {
  const closing = new AbortController()
  let made: BullmqServer | undefined
  let ready: Promise<BullmqServer> | undefined
  let up = false
  let worker: Worker | undefined
  let working = Promise.resolve()

  // The Redis client retries its connection on its own.
  const started = (ready: Promise<unknown>): Promise<unknown> =>
    'redisUrl' in server ? ready : withTimeout(ready, START_MS, `The queue did not start within ${START_MS / 1000} s.`)

  const open = async (): Promise<BullmqServer> => {
    const bull = 'redisUrl' in server ? onRedis(name, server.redisUrl, onError) : onPostgres(name, server.databaseUrl)
    made = bull
    bull.queue.on('error', onError)
    try {
      await started(bull.queue.waitUntilReady())
      up = true
      return bull
    } catch (error) {
      ready = undefined
      // This is not awaited, because closing waits for the same failed start.
      void bull.queue
        .close()
        .catch(() => {})
        .finally(() => bull.disconnect())
      throw error
    }
  }
  const connected = (): Promise<BullmqServer> => (ready ??= open())

  const startWorker = async (handle: Processor, options: Options): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        const bull = await connected()
        const next = bull.worker(handle, { ...options, autorun: false })
        next.on('error', onError)
        await started(next.waitUntilReady()).catch((error: unknown) => {
          // This is not awaited, because closing waits for the same start.
          void next.close(true).catch(() => {})
          throw error
        })
        worker = next
        void next.run().catch(onError)
        return
      } catch (error) {
        if (closing.signal.aborted) return
        onError(error instanceof Error ? error : new Error(String(error), { cause: error }))
        await sleep(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  return {
    /** The queue, once its server has responded. Rejects if that failed; the next call retries. */
    queue: async () => (await connected()).queue,
    work(handle: Processor, options: Options): void {
      working = startWorker(handle, options)
    },
    /** Waits for running handlers, then closes all connections. */
    async close(): Promise<void> {
      closing.abort()
      if (!up) made?.disconnect()
      await working
      await worker?.close()
      if (up) await made?.queue.close()
      made?.disconnect()
    },
  }
}
