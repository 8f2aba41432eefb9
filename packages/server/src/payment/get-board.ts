import type { MoneyBoard } from '@homecare/contract/admin/money-board'
import { dubaiDate } from '@homecare/domain/dates'
import { aedFromFils } from '@homecare/domain/money'
import type { Ctx } from '../context'
import { moneyRows } from './queries'

const DAY_MS = 24 * 3600 * 1000
/**
 * The gateway cancels unconfirmed payments after 12 days: three days are left to act. Source: ccavenue.md.
 */
const UNCONFIRMED_MS = 9 * DAY_MS
/** Visits further back are history: whether money and visit agreed was looked at while they were on this board. */
const LOOK_BACK_MS = 60 * DAY_MS

/** Every booking where money and visit don't agree, the longest-standing first. */
export async function getMoneyBoard({ ctx }: { ctx: Ctx }): Promise<MoneyBoard> {
  const now = ctx.now().getTime()
  const rows = await moneyRows(ctx.db, {
    visitsFrom: dubaiDate(new Date(now - LOOK_BACK_MS)),
    unconfirmedSince: new Date(now - UNCONFIRMED_MS),
  })
  return {
    items: rows.map(({ totalFils, since, ...row }) => ({
      ...row,
      total: aedFromFils(totalFils),
      since: since.toISOString(),
    })),
  }
}
