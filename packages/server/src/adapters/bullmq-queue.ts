import type { JobName } from '@homecare/contract/jobs'
import type { Queue as BullQueue } from 'bullmq'
import type { Job, Queue, QueuedJob } from '../ports/queue'
import { connectBullmq } from './bullmq-connection'
import type { QueueServer } from './bullmq-server'
import { within } from './within'

/** The one queue of the house. */
export const QUEUE_NAME = 'homecare'

const ANSWER_MS = 5_000
const DAY_SECONDS = 24 * 60 * 60
/** A killed worker's jobs are taken over within 9 s: the lock runs out, the next look finds it. */
const TAKE_OVER = { lockDuration: 6_000, stalledInterval: 3_000, maxStalledCount: 100 }

/**
 * Done jobs are kept for a day, so that an id added again is known; failed ones stay until someone looks.
 * Calls reject after 5 s without an answer; `onError` hears of trouble in the background, which heals by itself.
 */
export function createBullmqQueue(server: QueueServer, onError: (error: Error) => void = () => {}): Queue {
  const bull = connectBullmq(QUEUE_NAME, server, onError)
  const answer = <T>(promise: Promise<T>) =>
    within(ANSWER_MS, promise, `The queue did not answer within ${ANSWER_MS / 1000} s.`)

  const ask = <T>(question: (queue: BullQueue) => Promise<T>) => answer(bull.queue().then(question))

  /** Each round makes the next one: where that went wrong, the schedule is there and nothing comes of it any more. */
  const isComing = async (id: string): Promise<boolean> => {
    const job = await ask((queue) => queue.getJob(id))
    return job !== undefined && !['completed', 'failed', 'unknown'].includes(await answer(job.getState()))
  }

  return {
    async add(jobs) {
      await ask((queue) => queue.addBulk(jobs.map(toBull)))
    },
    async schedule(name, everyMs) {
      // Setting what is set already would put its next round off each time.
      const there = await ask((queue) => queue.getJobScheduler(name))
      if (there?.every === everyMs && (await isComing(`repeat:${name}:${there.next}`))) return
      // A round that failed is logged and counted, and the next one comes: nothing of it is to be run again.
      const opts = { removeOnComplete: true, removeOnFail: true }
      await ask((queue) => queue.upsertJobScheduler(name, { every: everyMs }, { name, data: {}, opts }))
    },
    work(handler, { concurrency }) {
      bull.work((job) => handler(fromBull(job)), { concurrency, ...TAKE_OVER, runRetryDelay: 1_000 })
    },
    async counts() {
      const counts = await ask((queue) => queue.getJobCounts('wait', 'active', 'delayed', 'failed'))
      const { wait = 0, active = 0, delayed = 0, failed = 0 } = counts
      return { waiting: wait, active, delayed, failed }
    },
    async dead(most) {
      const jobs = await ask((queue) => queue.getFailed(0, most - 1))
      return jobs.map((job) => ({
        ...fromBull(job),
        attempts: job.attemptsMade,
        reason: job.failedReason,
        failedAt: new Date(job.finishedOn ?? job.timestamp),
      }))
    },
    async rerun(id) {
      const job = await ask((queue) => queue.getJob(id))
      if (!job || !(await answer(job.isFailed()))) return false
      await answer(job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true }))
      return true
    },
    async check() {
      await ask((queue) => queue.getJobCountByTypes('wait'))
    },
    close: bull.close,
  }
}

function toBull({ id, name, payload, effectKey, retry }: QueuedJob) {
  const backoff = { type: 'exponential', delay: retry.backoffMs }
  const removeOnComplete = { age: DAY_SECONDS }
  const data = effectKey === undefined ? payload : { ...payload, effectKey }
  return { name, data, opts: { jobId: id, attempts: retry.attempts, backoff, removeOnComplete, removeOnFail: false } }
}

function fromBull(job: { id?: string | undefined; name: string; data: unknown }): Job {
  const { effectKey, ...payload } = job.data as Record<string, string>
  return { id: job.id ?? '', name: job.name as JobName, payload: payload as Job['payload'], effectKey }
}
