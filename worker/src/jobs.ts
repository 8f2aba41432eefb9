import type { EffectName, JobPayload, ScheduleName } from '@homecare/contract/jobs'
import type { JobCtx } from '@homecare/server/context'
import type { RetryPolicy } from '@homecare/server/ports/queue'
import { effectJobs } from './effect-jobs'
import { scheduledJobs } from './scheduled-jobs'

/** What follows a decision: at least once, so `run` is idempotent or uses `ctx.idempotency` with the outbox row's key. */
export interface EffectJob<N extends EffectName> {
  retry: RetryPolicy
  run(ctx: JobCtx, payload: JobPayload<N>, effectKey: string): Promise<void>
}

/** What runs every `everyMs`. A run that fails is logged; the next one comes. */
export interface ScheduledJob {
  everyMs: number
  run(ctx: JobCtx): Promise<void>
}

export const isEffect = (name: string): name is EffectName => Object.hasOwn(effectJobs, name)
export const isSchedule = (name: string): name is ScheduleName => Object.hasOwn(scheduledJobs, name)
