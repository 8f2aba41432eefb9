import type { QueueBoard } from '@homecare/contract/admin/queue-board'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { countWaiting } from './count-waiting'
import type { FailedJob, QueueAdmin } from '../ports/queue'

const MAX_DEAD = 100

/** The queue's counts, and the effects that are no longer retried. Throws UNAVAILABLE while the queue can't be reached. */
export async function getQueueBoard({ ctx, queue }: { ctx: Ctx; queue: QueueAdmin }): Promise<QueueBoard> {
  const [counts, dead, outbox] = await Promise.all([
    queue.counts().catch(throwUnavailable),
    queue.dead(MAX_DEAD).catch(throwUnavailable),
    countWaiting({ ctx }),
  ])
  return { counts: { ...counts, outbox }, dead: dead.map(presentDead) }
}

function presentDead({ id, name, payload, attempts, reason, failedAt }: FailedJob): QueueBoard['dead'][number] {
  const ids: Partial<Record<string, string>> = payload
  const subjectId = ids['bookingId'] ?? ids['requestId'] ?? ids['attemptId'] ?? null
  return { id, name, subjectId, attempts, reason, failedAt: failedAt.toISOString() }
}

export function throwUnavailable(): never {
  throw new AppError('UNAVAILABLE', {
    detail: 'The queue does not respond. Pending work is kept in the outbox and runs later.',
  })
}
