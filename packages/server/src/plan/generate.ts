import { addDays, dubaiDate, type IsoDate } from '@homecare/domain/dates'
import { planWindowEnd } from '@homecare/domain/plan-window'
import { appendAuditEntry } from '../audit/append'
import type { Prisma } from '../generated/prisma/client'
import type { Actor, Ctx } from '../process/context'
import { syncPlan } from './internal/sync'

const SYSTEM: Actor = { name: 'system', role: 'system' }
const BATCH = 200

/**
 * Makes the visits of plans up to the end of their window, each case in a transaction of its own. Killed or run twice, it makes none
 * twice. Returns the number of cases.
 */
export async function generateVisits({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<number> {
  const now = ctx.now()
  const through = planWindowEnd(dubaiDate(now))
  const due = await ctx.db.careCase.findMany({
    where: { plannedThrough: { lt: through }, state: { in: ['active', 'paused'] } },
    orderBy: [{ plannedThrough: 'asc' }, { id: 'asc' }],
    select: { id: true },
    take: BATCH,
  })
  for (const { id } of due) await ctx.db.$transaction((tx) => generateFor(tx, id, { now, through }))
  return due.length
}

async function generateFor(
  tx: Prisma.TransactionClient,
  id: string,
  { now, through }: { now: Date; through: IsoDate },
): Promise<void> {
  // A colleague, or another worker, may be first.
  await tx.$queryRaw`SELECT id FROM care_case WHERE id = ${id}::uuid FOR UPDATE`
  const careCase = await tx.careCase.findUnique({ where: { id } })
  if (!careCase?.plannedThrough || careCase.plannedThrough >= through) return
  const today = dubaiDate(now)
  const next = addDays(careCase.plannedThrough, 1)
  const { diff } = await syncPlan(tx, careCase, { from: next > today ? next : today, through, now })
  await tx.careCase.update({ where: { id }, data: { plannedThrough: through } })
  const detail = {
    ...{ through, add: diff.add.length + diff.restore.length, cancel: diff.cancel.length, move: diff.move.length },
  }
  await appendAuditEntry(tx, { actor: SYSTEM, action: 'visits made', subject: { type: 'case', id }, detail })
}
