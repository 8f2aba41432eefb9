import type { JobName, JobPayload } from '@homecare/contract/jobs'

export interface Job {
  /** The outbox row's id, or the schedule's. */
  id: string
  name: JobName
  payload: JobPayload<JobName>
  /** The outbox row's key; work that comes by the clock has none. */
  effectKey?: string | undefined
}

export interface RetryPolicy {
  attempts: number
  /** Delay before the second try in ms; it doubles from there. */
  backoffMs: number
}

export interface QueuedJob extends Job {
  retry: RetryPolicy
}

/** A job whose retries have run out. */
export interface DeadJob extends Job {
  /** How often it was tried. */
  attempts: number
  /** What its last try was rejected with. */
  reason: string
  failedAt: Date
}

export interface QueueCounts {
  waiting: number
  active: number
  delayed: number
  failed: number
}

/** What the queue board needs of the queue. */
export interface QueueDesk {
  counts(): Promise<QueueCounts>
  /** So many of the dead at most, newest first. */
  dead(most: number): Promise<DeadJob[]>
  /** Lets a dead job begin anew with all its tries. False if there is no dead job of this id. */
  rerun(id: string): Promise<boolean>
}

/** Port to the job queue. Adding an id again is no second job. */
export interface Queue extends QueueDesk {
  /** All of them or none. */
  add(jobs: readonly QueuedJob[]): Promise<void>
  /** Makes a job of this name come every `everyMs`, replacing an earlier schedule of the name. */
  schedule(name: JobName, everyMs: number): Promise<void>
  /** Starts handling jobs; a handler that rejects is retried by the job's policy. */
  work(handler: (job: Job) => Promise<void>, options: { concurrency: number }): void
  check(): Promise<void>
  /** Waits for running handlers, then lets go of all connections. */
  close(): Promise<void>
}
