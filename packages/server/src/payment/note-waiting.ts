import type { Ctx } from '../context'
import type { GatewayAnswer, GatewayReport } from '../ports/gateway'
import { storable } from '../storable'
import type { DueAttempt } from './claim-due'
import { nextCheck } from './next-check'

/**
 * The gateway knows nothing new of an open attempt: its answer is kept, and when it is asked again. One statement,
 * since most of a large reconciliation is this; an attempt that moved meanwhile is left alone.
 */
export async function noteWaiting(
  ctx: Ctx,
  { id, attemptId, checks }: DueAttempt,
  answer: GatewayAnswer<GatewayReport>,
): Promise<void> {
  const now = ctx.now()
  const silent = !answer.ok && (answer.reason === 'unreachable' || answer.reason === 'timeout')
  // That the gateway was away says nothing about the attempt: it is not asked more seldom for that.
  const asked = silent ? checks : checks + 1
  const raw = silent ? null : storable(answer.ok ? answer.value.raw : `${answer.reason}: ${answer.detail}`)
  const status = answer.ok ? storable(answer.value.status).slice(0, 100) : null
  const reference = answer.ok && answer.value.referenceNo ? storable(answer.value.referenceNo) : null
  const next = nextCheck(now, asked, ctx.settings.reconcileAfterSeconds)
  await ctx.db.$executeRaw`
    WITH said AS (
      INSERT INTO gateway_message (id, source, raw, order_no, attempt_id, verdict, received_at)
      SELECT gen_random_uuid(), 'status', ${raw}, ${attemptId}, ${attemptId}, 'still-pending', ${now}
      WHERE ${raw}::text IS NOT NULL)
    UPDATE payment_attempt SET checks = ${asked}, next_check_at = ${next},
      gateway_status = coalesce(${status}, gateway_status), tracking_id = coalesce(${reference}, tracking_id)
    WHERE id = ${id}::uuid AND state = 'initiated'`
}
