import type { JobName, JobPayload } from '@homecare/contract/jobs'

export interface Job {
  /** The outbox row's id, or the schedule's. */
  id: string
  name: JobName
  payload: JobPayload<JobName>
}

export interface RetryPolicy {
  attempts: number
  /** Delay before the second try in ms; it doubles from there. */
  backoffMs: number
}

/** Port to the job queue. Adding an id again is no second job. */
export interface Queue {
  add(job: Job, retry: RetryPolicy): Promise<void>
  /** Makes a job of this name come every `everyMs`, replacing an earlier schedule of the name. */
  schedule(name: JobName, everyMs: number): Promise<void>
  /** Starts handling jobs; a handler that rejects is retried by the job's policy. */
  work(handler: (job: Job) => Promise<void>, options: { concurrency: number }): void
  check(): Promise<void>
  /** Waits for running handlers, then lets go of all connections. */
  close(): Promise<void>
}
