import type { AddRate, RateCard } from '@homecare/contract/quotes'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { filsFromAed } from '@homecare/domain/money'
import { appendAuditEntry } from '../audit/append'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { getRates } from './get'

/**
 * Adds a price of care from a day on; the one before it ends on the day before. Quotes that were made keep theirs. Throws
 * INVALID_INPUT for a day that has passed, and CONFLICT where a price begins on that day or later.
 */
export async function addRate({ ctx, actor, input }: { ctx: Ctx; actor: Actor; input: AddRate }): Promise<RateCard> {
  const { service, unit, dayClass, price, vatRule, from } = input
  const now = ctx.now()
  if (from < dubaiDate(now)) throw new AppError('INVALID_INPUT', { fields: { from: 'Choose today or a later day' } })
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`rate ${service} ${unit} ${dayClass}`}, 0))`
    const same = { service, unit, dayClass }
    const last = await tx.rate.findFirst({ where: same, orderBy: { from: 'desc' } })
    if (last && last.from >= from)
      throw new AppError('CONFLICT', { detail: `A price begins on ${last.from} already. Choose a day after it.` })
    if (last && (last.until === null || last.until >= from))
      await tx.rate.update({ where: { id: last.id }, data: { until: addDays(from, -1) } })
    const fils = filsFromAed(price)
    const { id } = await tx.rate.create({
      data: { ...same, fils, vatRule, from, createdAt: now, createdBy: actor.name },
      select: { id: true },
    })
    const detail = { service, unit, dayClass, fils, vatRule, from }
    await appendAuditEntry(tx, { actor, action: 'price added', subject: { type: 'rate', id }, detail })
  })
  return getRates({ ctx })
}
