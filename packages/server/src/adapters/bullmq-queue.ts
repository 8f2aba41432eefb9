import type { JobName } from '@homecare/contract/jobs'
import type { Queue as BullQueue } from 'bullmq'
import { QUEUE_NAME, type Job, type Queue, type QueuedJob } from '../ports/queue'
import { connectBullmq } from './bullmq-connection'
import type { QueueServer } from './bullmq-server'
import { withTimeout } from '../process/with-timeout'

const TIMEOUT_MS = 5_000
/** By how much the clocks of two machines may differ. */
const CLOCK_TOLERANCE_MS = 5_000
const DAY_SECONDS = 24 * 60 * 60
/** A killed worker's jobs are taken over within 9 s: its locks expire, and the next check finds them. */
const STALLED_JOBS = { lockDuration: 6_000, stalledInterval: 3_000, maxStalledCount: 100 }

/**
 * Done jobs are stored for a day, so that an id that is added again makes no second job; failed ones stay until staff
 * act. Calls reject after 5 s without a response; `onError` gets errors of connections that are retried in the
 * background.
 */
export function createBullmqQueue(server: QueueServer, onError: (error: Error) => void = () => {}): Queue {
  const bull = connectBullmq(QUEUE_NAME, server, onError)
  const bounded = <T>(promise: Promise<T>) =>
    withTimeout(promise, TIMEOUT_MS, `The queue did not answer within ${TIMEOUT_MS / 1000} s.`)

  const call = <T>(command: (queue: BullQueue) => Promise<T>) => bounded(bull.queue().then(command))

  /** Each run adds the next one. When that failed, the schedule exists but its next job does not. */
  const isScheduled = async (id: string): Promise<boolean> => {
    const job = await call((queue) => queue.getJob(id))
    return job !== undefined && !['completed', 'failed', 'unknown'].includes(await bounded(job.getState()))
  }

  return {
    async add(jobs) {
      await call((queue) => queue.addBulk(jobs.map(toBull)))
    },
    async schedule(name, everyMs) {
      // Setting a schedule again would postpone its next run each time.
      const existing = await call((queue) => queue.getJobScheduler(name))
      // A run further ahead than the interval was set by a clock that was ahead and was set back since.
      const isRight = existing?.every === everyMs && (existing.next ?? 0) <= Date.now() + everyMs + CLOCK_TOLERANCE_MS
      if (isRight && (await isScheduled(`repeat:${name}:${existing.next}`))) return true
      // BullMQ on Postgres keeps an earlier interval's offset, which can be longer than the new interval.
      if (existing && !isRight) await call((queue) => queue.removeJobScheduler(name))
      // A failed run is logged and counted but not retried, since the next run follows anyway.
      const opts = { removeOnComplete: true, removeOnFail: true }
      await call((queue) => queue.upsertJobScheduler(name, { every: everyMs }, { name, data: {}, opts }))
      return existing !== undefined
    },
    work(handler, { concurrency }) {
      bull.work((job) => handler(fromBull(job)), { concurrency, ...STALLED_JOBS, runRetryDelay: 1_000 })
    },
    async counts() {
      const counts = await call((queue) => queue.getJobCounts('wait', 'active', 'delayed', 'failed'))
      const { wait = 0, active = 0, delayed = 0, failed = 0 } = counts
      return { waiting: wait, active, delayed, failed }
    },
    async dead(most) {
      const jobs = await call((queue) => queue.getFailed(0, most - 1))
      return jobs.map((job) => ({
        ...fromBull(job),
        attempts: job.attemptsMade,
        reason: job.failedReason,
        failedAt: new Date(job.finishedOn ?? job.timestamp),
      }))
    },
    async rerun(id) {
      const job = await call((queue) => queue.getJob(id))
      if (!job || !(await bounded(job.isFailed()))) return false
      await bounded(job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true }))
      return true
    },
    async check() {
      await call((queue) => queue.getJobCountByTypes('wait'))
    },
    close: bull.close,
  }
}

function toBull({ id, name, payload, effectKey, traceparent, retry }: QueuedJob) {
  const backoff = { type: 'exponential', delay: retry.backoffMs }
  const removeOnComplete = { age: DAY_SECONDS }
  const data = { ...payload, ...(effectKey && { effectKey }), ...(traceparent && { traceparent }) }
  return { name, data, opts: { jobId: id, attempts: retry.attempts, backoff, removeOnComplete, removeOnFail: false } }
}

function fromBull(job: { id?: string | undefined; name: string; data: unknown }): Job {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `toBull` wrote it from a Job.
  const { effectKey, traceparent, ...payload } = job.data as Record<string, string>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `toBull` wrote them from a Job.
  return { id: job.id ?? '', name: job.name as JobName, payload: payload as Job['payload'], effectKey, traceparent }
}
