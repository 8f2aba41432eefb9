import { inSpan } from '@homecare/server-kit/span'
import pLimit from 'p-limit'
import type { Ctx } from '../process/context'
import { errorReason } from '../process/error-reason'
import { askGateway } from './ask-gateway'
import { bringForwardChecks } from './bring-forward-checks'
import { claimDueAttempts, type DueAttempt } from './claim-due'
import { eventFromResponse } from './internal/event-from-response'
import { postponeCheck } from './postpone-check'
import { settleWithResponse } from './settle'

const BATCH = 500
const CONCURRENCY = 20
/** Five minutes, while an attempt without a return is checked after two. */
const DELAY_AFTER_ERROR = 2.5
/** A worker that stops has 20 s to finish its running work. */
const MAX_MS = 15_000
/** A second run would only take connections away from the first. */
const createReconcileLimit = () => pLimit(1)

/**
 * Makes a status call for every attempt whose check is due, because its visitor has not returned. It claims batch after
 * batch until none is left; other workers claim other batches meanwhile. Returns their number, or 0 if this process is
 * running it already.
 */
export async function reconcileDue({ ctx }: { ctx: Ctx }): Promise<number> {
  const limit = ctx.shared(createReconcileLimit)
  if (limit.activeCount + limit.pendingCount > 0) return 0
  return limit(() => reconcileAll(ctx))
}

async function reconcileAll(ctx: Ctx): Promise<number> {
  const moved = await bringForwardChecks(ctx)
  if (moved > 0)
    ctx.log.warn({ count: moved }, 'a clock was set back: payments are checked now instead of by its old time')
  const endsAt = performance.now() + MAX_MS
  const limit = pLimit(CONCURRENCY)
  let count = 0
  for (;;) {
    const due = await claimDueAttempts(ctx, BATCH)
    await limit.map(due, (each) => reconcileOne(ctx, each))
    count += due.length
    if (due.length < BATCH || performance.now() > endsAt) return count
  }
}

/** An attempt that can't be settled is checked later and does not delay the others. */
async function reconcileOne(ctx: Ctx, due: DueAttempt): Promise<void> {
  try {
    await inSpan('reconcile payment', { parent: due.traceparent }, () => reconcileAttempt({ ctx, input: due }))
  } catch (error) {
    const { id, attemptId } = due
    ctx.log.error({ attemptId, reason: errorReason(error) }, 'an attempt could not be settled')
    const nextCheckAt = new Date(ctx.now().getTime() + ctx.settings.reconcileAfterSeconds * DELAY_AFTER_ERROR * 1000)
    await ctx.db.paymentAttempt.updateMany({ where: { id, nextCheckAt: { not: null } }, data: { nextCheckAt } })
  }
}

/** Makes the status call about a claimed attempt and settles it; an unchanged status costs one batched statement. */
export async function reconcileAttempt({ ctx, input: due }: { ctx: Ctx; input: DueAttempt }): Promise<void> {
  const answer = await askGateway(ctx, due)
  const age = { startedAt: due.startedAt, now: ctx.now(), holdMinutes: ctx.settings.slotHoldMinutes, heldUntil: null }
  if (due.state === 'initiated' && eventFromResponse(answer, age) === null) await postponeCheck(ctx, due, answer)
  else await settleWithResponse({ ctx, attempt: due, answer, source: 'reconcile' })
}
