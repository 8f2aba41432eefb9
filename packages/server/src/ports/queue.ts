import type { JobName, JobPayload } from '@homecare/contract/jobs'

export const QUEUE_NAME = 'homecare'

export interface Job {
  /** The outbox row's id, or the schedule's. */
  id: string
  name: JobName
  payload: JobPayload<JobName>
  /** The outbox row's idempotency key; scheduled jobs have none. */
  effectKey?: string | undefined
  /** The trace that it belongs to. */
  traceparent?: string | undefined
}

export interface RetryPolicy {
  attempts: number
  /** Delay before the second attempt in ms; it doubles from there. */
  backoffMs: number
}

export interface QueuedJob extends Job {
  retry: RetryPolicy
}

/** A job without attempts left. */
export interface FailedJob extends Job {
  /** The number of attempts. */
  attempts: number
  /** The error of its last attempt. */
  reason: string
  failedAt: Date
}

export interface QueueCounts {
  waiting: number
  active: number
  delayed: number
  failed: number
}

/** The part of the queue that the admin's queue board needs. */
export interface QueueAdmin {
  counts(): Promise<QueueCounts>
  /** The dead jobs, newest first. */
  dead(limit: number): Promise<FailedJob[]>
  /** Restarts a dead job with all its attempts. False if there is no dead job with this id. */
  rerun(id: string): Promise<boolean>
}

/** Port to the job queue. Adding an id again makes no second job. */
export interface Queue extends QueueAdmin {
  /** Adds all of them or none. */
  add(jobs: readonly QueuedJob[]): Promise<void>
  /**
   * Runs a job of this name every `everyMs`, in place of an earlier schedule of the name. Resolves with whether there was
   * one.
   */
  schedule(name: JobName, everyMs: number): Promise<boolean>
  /** Starts handling jobs; a handler that rejects is retried by the job's policy. */
  work(handler: (job: Job) => Promise<void>, options: { concurrency: number }): void
  check(): Promise<void>
  /** Waits for running handlers, then closes all connections. */
  close(): Promise<void>
}
