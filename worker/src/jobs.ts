import type { EffectName, JobPayload, ScheduleName } from '@homecare/contract/jobs'
import type { JobCtx } from '@homecare/server/process/context'
import type { RetryPolicy } from '@homecare/server/ports/queue'
import { effectJobs } from './effect-jobs'
import { scheduledJobs } from './scheduled-jobs'

/** The handler of an effect runs at least once: `run` is idempotent or uses `ctx.idempotency` with the row's key. */
export interface EffectJob<N extends EffectName> {
  retry: RetryPolicy
  run(ctx: JobCtx, payload: JobPayload<N>, effectKey: string): Promise<void>
}

/** A job that runs every `everyMs`. A run that fails is logged, and the next one runs as planned. */
export interface ScheduledJob {
  everyMs: number
  run(ctx: JobCtx): Promise<void>
}

export const isEffect = (name: string): name is EffectName => Object.hasOwn(effectJobs, name)
export const isSchedule = (name: string): name is ScheduleName => Object.hasOwn(scheduledJobs, name)
