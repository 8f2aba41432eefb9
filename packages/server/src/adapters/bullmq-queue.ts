import type { JobName } from '@homecare/contract/jobs'
import type { Queue as BullQueue } from 'bullmq'
import type { Job, Queue } from '../ports/queue'
import { connectBullmq } from './bullmq-connection'
import type { QueueServer } from './bullmq-server'
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
  const bull = connectBullmq(QUEUE_NAME, server, onError)
  const answer = <T>(promise: Promise<T>) =>
    within(ANSWER_MS, promise, `The queue did not answer within ${ANSWER_MS / 1000} s.`)

  const ask = <T>(question: (queue: BullQueue) => Promise<T>) => answer(bull.queue().then(question))

  return {
    async add({ id, name, payload }, { attempts, backoffMs }) {
      const backoff = { type: 'exponential', delay: backoffMs }
      const removeOnComplete = { age: DAY_SECONDS }
      const options = { jobId: id, attempts, backoff, removeOnComplete, removeOnFail: false }
      await ask((queue) => queue.add(name, payload, options))
    },
    async schedule(name, everyMs) {
      // Setting what is set already would put its next round off each time.
      const there = await ask((queue) => queue.getJobScheduler(name))
      if (there?.every === everyMs) return
      const opts = { removeOnComplete: { count: 20 }, removeOnFail: { count: 200 } }
      await ask((queue) => queue.upsertJobScheduler(name, { every: everyMs }, { name, data: {}, opts }))
    },
    work(handler, { concurrency }) {
      const handle = (job: { id?: string; name: string; data: unknown }) =>
        handler({ id: job.id ?? '', name: job.name as JobName, payload: job.data as Job['payload'] })
      bull.work(handle, { concurrency, ...TAKE_OVER, runRetryDelay: 1_000 })
    },
    async check() {
      await ask((queue) => queue.getJobCountByTypes('wait'))
    },
    close: bull.close,
  }
}
