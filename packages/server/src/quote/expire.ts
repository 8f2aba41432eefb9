import { dubaiDate } from '@homecare/domain/dates'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { lockQuote } from './internal/change-quote'
import { ANSWERED, answerQuote } from './internal/close-quote'

const SYSTEM: Actor = { name: 'system', role: 'system' }
const BATCH = 200

/** Closes open quotes whose last day has passed, with a follow-up each. Returns their number. */
export async function expireQuotes({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<number> {
  const now = ctx.now()
  const due = await ctx.db.quote.findMany({
    where: { state: 'sent', validUntil: { lt: dubaiDate(now) } },
    orderBy: [{ validUntil: 'asc' }, { id: 'asc' }],
    select: { id: true },
    take: BATCH,
  })
  for (const { id } of due)
    await ctx.db.$transaction(async (tx) => {
      const locked = await lockQuote(tx, id, now)
      // The family or a colleague may have been first.
      if (locked.quote.state !== 'sent') return
      const data = await answerQuote(locked, SYSTEM, { event: 'expire' })
      await tx.quote.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
      await appendAuditEntry(tx, { actor: SYSTEM, action: ANSWERED.expire, subject: { type: 'quote', id } })
    })
  return due.length
}
