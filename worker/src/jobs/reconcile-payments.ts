import { claimDueAttempts, type DueAttempt } from '@homecare/server/payment/claim-due'
import { reconcileAttempt } from '@homecare/server/payment/reconcile'
import { inTurns } from '../in-turns'
import type { JobDefinition, WorkerCtx } from '../job'
import { reasonOf } from '../reason-of'

const BATCH = 500
const AT_ONCE = 20
/** Five minutes, where an attempt that never came back is asked about after two. */
const AFTER_TROUBLE = 2.5
/** A worker that is asked to stop has 20 s for what it has begun. */
const ROUND_MS = 15_000

/** Databases on which this process has a round under way: a second one would only take connections from it. */
const busy = new WeakSet<WorkerCtx['db']>()

/**
 * Asks the gateway about every attempt whose time to be asked has come: the ones that never came back. Batch after
 * batch until none is left; other workers take other batches meanwhile.
 */
export const reconcilePayments: JobDefinition<'reconcile-payments'> = {
  retry: { attempts: 1, backoffMs: 1_000 },
  everyMs: 2_000,
  async run(ctx) {
    if (busy.has(ctx.db)) return
    busy.add(ctx.db)
    try {
      const count = await round(ctx)
      if (count > 0) ctx.log.info({ count }, 'attempts reconciled')
    } finally {
      busy.delete(ctx.db)
    }
  },
}

async function round(ctx: WorkerCtx): Promise<number> {
  const endsAt = performance.now() + ROUND_MS
  let count = 0
  for (;;) {
    const due = await claimDueAttempts(ctx, BATCH)
    await inTurns(due, AT_ONCE, (each) => reconcile(ctx, each))
    count += due.length
    if (due.length < BATCH || performance.now() > endsAt) return count
  }
}

/** One attempt that can't be settled must not keep the others from their turn. */
async function reconcile(ctx: WorkerCtx, due: DueAttempt): Promise<void> {
  try {
    await reconcileAttempt({ ctx, input: due })
  } catch (error) {
    const { id, attemptId } = due
    ctx.log.error({ attemptId, reason: reasonOf(error) }, 'an attempt could not be settled')
    const nextCheckAt = new Date(ctx.now().getTime() + ctx.settings.reconcileAfterSeconds * AFTER_TROUBLE * 1000)
    await ctx.db.paymentAttempt.updateMany({ where: { id, nextCheckAt: { not: null } }, data: { nextCheckAt } })
  }
}
