import { randomUUID } from 'node:crypto'
import { addDays, dubaiDate, type IsoDate } from '@homecare/domain/dates'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { comparePage } from './internal/compare-page'
import { findUnlisted } from './internal/find-unlisted'
import { lastComparedDay } from './queries'

/**
 * The gateway lists a transaction under the day of its beginning, and its last change comes within 12 days; one more for a
 * day of another zone. Source: ccavenue.md.
 */
const DAYS_BACK = 13
/** After a long outage of the worker. */
const MOST_DAYS_BACK = 40
const CALL_MS = 20_000

/** Compares once a day; until a comparison has come to its end, at every call. */
export async function checkStatementIfDue({ ctx }: { ctx: Ctx }): Promise<number> {
  const today = dubaiDate(ctx.now())
  return (await ctx.db.statementCheck.findUnique({ where: { day: today } })) ? 0 : checkStatement({ ctx })
}

/**
 * Compares the gateway's transactions of the last days with payment attempts and refunds, both ways. A charge of an order of
 * ours is settled like a notification; whatever then has no counterpart is stored for staff, once, and mailed in one email.
 * It holds one page in memory. Returns the number of transactions; throws PAYMENT_UNAVAILABLE if a page can't be read, then
 * the day stays due.
 */
export async function checkStatement({ ctx }: { ctx: Ctx }): Promise<number> {
  const today = dubaiDate(ctx.now())
  const from = await firstDay(ctx, today)
  const checkId = randomUUID()
  let count = 0
  for (let day = from; day <= today; day = addDays(day, 1)) count += await compareDay(ctx, checkId, day)
  await findUnlisted(ctx, checkId, { from: addDays(from, 1), before: today })
  const finished = { transactions: count, finishedAt: ctx.now() }
  await ctx.db.statementCheck.upsert({ where: { day: today }, create: { day: today, ...finished }, update: finished })
  return count
}

/** Whatever may have changed since the last comparison. */
async function firstDay(ctx: Ctx, today: IsoDate): Promise<IsoDate> {
  const since = addDays((await lastComparedDay(ctx, today)) ?? today, -DAYS_BACK)
  const earliest = addDays(today, -MOST_DAYS_BACK)
  return since < earliest ? earliest : since
}

async function compareDay(ctx: Ctx, checkId: string, day: IsoDate): Promise<number> {
  let count = 0
  for (let page = 1; ; page += 1) {
    const answer = await ctx.gateway.transactions({ day }, page, { timeoutMs: CALL_MS })
    if (!answer.ok) throw new AppError('PAYMENT_UNAVAILABLE', { detail: `${answer.reason}: ${answer.detail}` })
    const { transactions, pages } = answer.value
    await comparePage(ctx, checkId, transactions)
    count += transactions.length
    if (page >= pages || transactions.length === 0) return count
  }
}
