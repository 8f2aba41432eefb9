import { effects, schedules, type JobName } from '@homecare/contract/jobs'
import type { Job } from '@homecare/server/ports/queue'
import type { WorkerCtx } from './job'
import { jobs } from './jobs'
import type { WorkerMetrics } from './metrics'
import { reasonOf } from './reason-of'

/**
 * One job from the queue: its payload checked, its handler run, its outcome counted and logged by ids. What it rejects
 * with is kept in the queue, so it is told without the original's message.
 */
export async function handleJob(ctx: WorkerCtx, metrics: WorkerMetrics, job: Job): Promise<void> {
  const started = performance.now()
  const done = (outcome: 'done' | 'failed') => metrics.job(job.name, outcome, (performance.now() - started) / 1000)
  try {
    await run(ctx, job)
    done('done')
    ctx.log.debug({ job: job.name, id: job.id }, 'job done')
  } catch (error) {
    done('failed')
    const reason = reasonOf(error)
    ctx.log.warn({ job: job.name, id: job.id, reason }, 'job failed, the queue tries it again by its policy')
    throw withoutMessage(job, reason)
  }
}

const withoutMessage = ({ name }: Job, reason: string) => new Error(`${name} failed: ${reason}`)

async function run<N extends JobName>(ctx: WorkerCtx, job: Job & { name: N }): Promise<void> {
  if (!Object.hasOwn(jobs, job.name)) throw new RangeError(`no handler for ${String(job.name)}`)
  const payload = { ...effects, ...schedules }[job.name].parse(job.payload) as Parameters<(typeof jobs)[N]['run']>[1]
  const effectKey = await effectKeyOf(ctx, job)
  await jobs[job.name].run(ctx, payload, effectKey)
  if (!isEffect(job)) return
  // Also what was not to be done any more is done with; see reclaim-lost.ts.
  await ctx.ledger.note(effectKey)
}

const isEffect = ({ name }: Job) => Object.hasOwn(effects, name)

/** The outbox row's key. A round by the clock has no row and no effect of its own: its id is key enough. */
async function effectKeyOf(ctx: WorkerCtx, job: Job): Promise<string> {
  if (!isEffect(job)) return job.id
  if (job.effectKey) return job.effectKey
  const row = await ctx.db.outbox.findUnique({ where: { id: job.id }, select: { effectKey: true } })
  return row?.effectKey ?? job.id
}
