import { inSpan } from '@homecare/server-kit/span'
import { effects, type EffectName, type JobPayload } from '@homecare/contract/jobs'
import type { JobCtx } from '@homecare/server/process/context'
import { errorReason } from '@homecare/server/process/error-reason'
import type { Job } from '@homecare/server/ports/queue'
import { effectJobs } from './effect-jobs'
import { isEffect, isSchedule } from './jobs'
import type { WorkerMetrics } from './metrics'
import { scheduledJobs } from './scheduled-jobs'

/**
 * Runs one job of the queue: checks its payload, calls its handler, counts and logs its outcome by ids. The queue
 * stores what this rejects with, so the original error's message is left out.
 */
export async function handleJob(ctx: JobCtx, metrics: WorkerMetrics, job: Job): Promise<void> {
  const started = performance.now()
  const count = (outcome: 'done' | 'failed') => metrics.job(job.name, outcome, (performance.now() - started) / 1000)
  try {
    await (isSchedule(job.name)
      ? run(ctx, job)
      : inSpan(`job ${job.name}`, { kind: 'consumer', parent: job.traceparent }, () => run(ctx, job)))
    count('done')
    ctx.log.debug({ job: job.name, id: job.id }, 'job done')
  } catch (error) {
    count('failed')
    const reason = errorReason(error)
    ctx.log.warn({ job: job.name, id: job.id, reason }, 'job failed, its retry policy applies')
    throw withoutMessage(job, reason)
  }
}

const withoutMessage = ({ name }: Job, reason: string) => new Error(`${name} failed: ${reason}`)

async function run(ctx: JobCtx, { name, payload, effectKey }: Job): Promise<void> {
  if (isSchedule(name)) return scheduledJobs[name].run(ctx)
  if (!isEffect(name) || effectKey === undefined) throw new RangeError(`no handler for ${name}`)
  await runEffect(ctx, { name, payload, effectKey })
  // Also where there was nothing left to do: requeue-lost.ts adds to the queue again whatever is not marked.
  await ctx.idempotency.markDone(effectKey)
}

const payloads: { readonly [N in EffectName]: { parse(payload: unknown): JobPayload<N> } } = effects

const runEffect = <N extends EffectName>(
  ctx: JobCtx,
  { name, payload, effectKey }: { name: N; payload: unknown; effectKey: string },
): Promise<void> => effectJobs[name].run(ctx, payloads[name].parse(payload), effectKey)
