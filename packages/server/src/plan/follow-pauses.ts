import { dubaiDate } from '@homecare/domain/dates'
import { appendAuditEntry } from '../audit/append'
import { lockCase } from '../case/lock'
import type { Actor, Ctx } from '../process/context'
import { stateByPauses } from './internal/state-by-pauses'

const SYSTEM: Actor = { name: 'system', role: 'system' }
const BATCH = 200

/** Pauses the cases whose pause has begun, and resumes those whose pause is over. Returns their number. */
export async function followPauses({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<number> {
  const today = dubaiDate(ctx.now())
  const isNow = { from: { lte: today }, OR: [{ until: null }, { until: { gte: today } }] }
  const due = await ctx.db.careCase.findMany({
    where: {
      OR: [
        { state: 'active', pauses: { some: isNow } },
        // One that was paused by hand has no pause with days, or had it before.
        { state: 'paused', pauses: { some: {}, none: isNow } },
      ],
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: BATCH,
  })
  for (const { id } of due)
    await ctx.db.$transaction(async (tx) => {
      const careCase = await lockCase(tx, id)
      const data = await stateByPauses(tx, careCase, today)
      if (data.state === undefined) return
      await tx.careCase.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
      const action = data.state === 'paused' ? 'care paused' : 'care resumed'
      await appendAuditEntry(tx, { actor: SYSTEM, action, subject: { type: 'case', id } })
    })
  return due.length
}
