import type { EndRate, RateCard } from '@homecare/contract/quotes'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { appendAuditEntry } from '../audit/append'
import { recordId } from '../database/record-id'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { getRates } from './get'

/**
 * Says the last day of a price of care. One that has not begun can end before its first day, which takes it back. Throws
 * NOT_FOUND, and INVALID_INPUT for a day before yesterday or after the day on which it ends already.
 */
export async function endRate({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: EndRate & { id: string }
}): Promise<RateCard> {
  const id = recordId(input.id)
  const { until } = input
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM rate WHERE id = ${id}::uuid FOR UPDATE`
    const rate = await tx.rate.findUnique({ where: { id } })
    if (!rate) throw new AppError('NOT_FOUND')
    if (until < addDays(dubaiDate(ctx.now()), -1))
      throw new AppError('INVALID_INPUT', { fields: { until: 'Choose yesterday or a later day' } })
    if (rate.until !== null && until > rate.until)
      throw new AppError('INVALID_INPUT', { fields: { until: `This price ends on ${rate.until} already` } })
    await tx.rate.update({ where: { id }, data: { until } })
    await appendAuditEntry(tx, { actor, action: 'price ended', subject: { type: 'rate', id }, detail: { until } })
  })
  return getRates({ ctx })
}
