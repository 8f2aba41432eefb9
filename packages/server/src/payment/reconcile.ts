import type { Ctx } from '../context'
import type { DueAttempt } from './claim-due'
import { eventFromAnswer } from './internal/event-from-answer'
import { postponeCheck } from './postpone-check'
import { settleWithAnswer, STATUS_CALL_MS } from './settle'

/**
 * Makes the status call about a claimed attempt and settles its answer; an unchanged answer costs one batched
 * statement.
 */
export async function reconcileAttempt({ ctx, input: due }: { ctx: Ctx; input: DueAttempt }): Promise<void> {
  const answer = await ctx.gateway.orderStatus(due.attemptId, { timeoutMs: STATUS_CALL_MS })
  const age = { startedAt: due.startedAt, now: ctx.now(), holdMinutes: ctx.settings.slotHoldMinutes, heldUntil: null }
  if (due.state === 'initiated' && eventFromAnswer(answer, age) === null) await postponeCheck(ctx, due, answer)
  else await settleWithAnswer(ctx, due, { source: 'reconcile' }, answer)
}
