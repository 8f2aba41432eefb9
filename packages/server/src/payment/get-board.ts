import type { MoneyBoard } from '@homecare/contract/admin/money-board'
import { dubaiDate } from '@homecare/domain/dates'
import { aedFromFils } from '@homecare/domain/money'
import type { Ctx } from '../process/context'
import { moneyRows } from './queries'

const DAY_MS = 24 * 3600 * 1000
/**
 * The gateway cancels unconfirmed payments after 12 days: three days are left to act. Source: ccavenue.md.
 */
const UNCONFIRMED_MS = 9 * DAY_MS
/** The board covers visits up to this age. Older visits were on the board before. */
const LOOK_BACK_MS = 60 * DAY_MS

/** Returns every booking whose payment and visit do not match, the oldest first. */
export async function getMoneyBoard({ ctx }: { ctx: Ctx }): Promise<MoneyBoard> {
  const now = ctx.now().getTime()
  const rows = await moneyRows(ctx.db, {
    visitsFrom: dubaiDate(new Date(now - LOOK_BACK_MS)),
    unconfirmedSince: new Date(now - UNCONFIRMED_MS),
  })
  return {
    items: rows.map(({ totalFils, amountFils, leftFils, since, ...row }) => ({
      ...row,
      total: aedFromFils(totalFils),
      amount: aedFromFils(amountFils),
      left: aedFromFils(leftFils),
      since: since.toISOString(),
    })),
  }
}
