import type { QueueBoard } from '@homecare/contract/admin/queue-board'
import { AppError } from '../app-error'
import type { Ctx } from '../context'
import { countWaiting } from './count-waiting'
import type { DeadJob, QueueDesk } from '../ports/queue'

const SHOWN = 100

/** How the queue does, and which effects nobody tries any more. Throws UNAVAILABLE while the queue's server is away. */
export async function getQueueBoard({ ctx, queue }: { ctx: Ctx; queue: QueueDesk }): Promise<QueueBoard> {
  const [counts, dead, outbox] = await Promise.all([
    queue.counts().catch(away),
    queue.dead(SHOWN).catch(away),
    countWaiting({ ctx }),
  ])
  return { counts: { ...counts, outbox }, dead: dead.map(presentDead) }
}

function presentDead({ id, name, payload, attempts, reason, failedAt }: DeadJob): QueueBoard['dead'][number] {
  const ids = payload as { bookingId?: string; requestId?: string; attemptId?: string }
  const subjectId = ids.bookingId ?? ids.requestId ?? ids.attemptId ?? null
  return { id, name, subjectId, attempts, reason, failedAt: failedAt.toISOString() }
}

export function away(): never {
  throw new AppError('UNAVAILABLE', { detail: 'The queue does not answer. What was decided waits in the outbox.' })
}
