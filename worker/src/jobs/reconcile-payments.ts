import { settlePayment } from '@homecare/server/use-cases/settle-payment'
import { inTurns } from '../in-turns'
import type { JobDefinition, WorkerCtx } from '../job'
import { reasonOf } from '../reason-of'

const BATCH = 100
const AT_ONCE = 5
/** Five minutes, where an attempt that never came back is asked about after two. */
const AFTER_TROUBLE = 2.5

/** Asks the gateway about every attempt whose time to be asked has come: the ones that never came back. */
export const reconcilePayments: JobDefinition<'reconcile-payments'> = {
  retry: { attempts: 1, backoffMs: 1_000 },
  everyMs: 5_000,
  async run(ctx) {
    const due = await ctx.db.paymentAttempt.findMany({
      where: { nextCheckAt: { lte: ctx.now() } },
      orderBy: { nextCheckAt: 'asc' },
      take: BATCH,
      select: { attemptId: true },
    })
    await inTurns(due, AT_ONCE, ({ attemptId }) => settle(ctx, attemptId))
    if (due.length > 0) ctx.log.info({ count: due.length }, 'attempts reconciled')
  },
}

/** One attempt that can't be settled must not keep the others from their turn. */
async function settle(ctx: WorkerCtx, attemptId: string): Promise<void> {
  try {
    await settlePayment({ ctx, input: { attemptId, source: 'reconcile' } })
  } catch (error) {
    ctx.log.error({ attemptId, reason: reasonOf(error) }, 'an attempt could not be settled')
    const nextCheckAt = new Date(ctx.now().getTime() + ctx.settings.reconcileAfterSeconds * AFTER_TROUBLE * 1000)
    await ctx.db.paymentAttempt.updateMany({ where: { attemptId, nextCheckAt: { not: null } }, data: { nextCheckAt } })
  }
}
