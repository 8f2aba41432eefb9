import type { JobName } from '@homecare/contract/jobs'
import type { Worker } from 'bullmq'
import type { Job, Queue } from '../ports/queue'
import { onPostgres, onRedis, type QueueServer } from './bullmq-server'
import { within } from './within'

/** The one queue of the house; the queue board shows it by this name. */
export const QUEUE_NAME = 'homecare'

const ANSWER_MS = 5_000
const DAY_SECONDS = 24 * 60 * 60
/** A killed worker's jobs are taken over after 10 to 15 s. */
const TAKE_OVER = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 10 }

/**
 * Done jobs are kept for a day, so that an id added again is known; failed ones stay until someone looks.
 * Calls reject after 5 s without an answer; `onError` hears of trouble in the background, which heals by itself.
 */
export function createBullmqQueue(server: QueueServer, onError: (error: Error) => void = () => {}): Queue {
  const bull =
    'redisUrl' in server ? onRedis(QUEUE_NAME, server.redisUrl, onError) : onPostgres(QUEUE_NAME, server.databaseUrl)
  bull.queue.on('error', onError)
  let worker: Worker | undefined
  const answer = <T>(promise: Promise<T>) =>
    within(ANSWER_MS, promise, `The queue did not answer within ${ANSWER_MS / 1000} s.`)

  return {
    async add({ id, name, payload }, { attempts, backoffMs }) {
      const backoff = { type: 'exponential', delay: backoffMs }
      await answer(
        bull.queue.add(name, payload, {
          jobId: id,
          attempts,
          backoff,
          removeOnComplete: { age: DAY_SECONDS },
          removeOnFail: false,
        }),
      )
    },
    async schedule(name, everyMs) {
      // Setting what is set already would put its next round off each time.
      const there = await answer(bull.queue.getJobScheduler(name))
      if (there?.every === everyMs) return
      const opts = { removeOnComplete: { count: 20 }, removeOnFail: { count: 200 } }
      await answer(bull.queue.upsertJobScheduler(name, { every: everyMs }, { name, data: {}, opts }))
    },
    work(handler, { concurrency }) {
      const handle = (job: { id?: string; name: string; data: unknown }) =>
        handler({ id: job.id ?? '', name: job.name as JobName, payload: job.data as Job['payload'] })
      worker = bull.worker(handle, { concurrency, ...TAKE_OVER, runRetryDelay: 1_000 })
      worker.on('error', onError)
    },
    async check() {
      await answer(bull.queue.getJobCountByTypes('wait'))
    },
    async close() {
      await worker?.close()
      await bull.queue.close()
      bull.disconnect()
    },
  }
}
