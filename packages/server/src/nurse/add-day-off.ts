import type { Nurses } from '@homecare/contract/admin/nurses'
import { dubaiDate } from '@homecare/domain/dates'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { storable } from '../database/storable'
import { unassignWhereOffDuty } from './internal/unassign'
import { listNurses } from './list'
import { lockNurse } from './queries'

/**
 * Gives a nurse a day off, today included. The visits of that day that are still to be made are nobody's again. Throws
 * NOT_FOUND, and INVALID_INPUT for a day that has passed.
 */
export async function addDayOff({
  ctx,
  actor,
  input: { id, date, reason },
}: {
  ctx: Ctx
  actor: Actor
  input: { id: string; date: string; reason: string }
}): Promise<Nurses> {
  if (date < dubaiDate(ctx.now())) throw new AppError('INVALID_INPUT', { fields: { date: 'This day has passed' } })
  await ctx.db.$transaction(async (tx) => {
    await lockNurse(tx, id)
    const day = { nurseId: id, date, reason: storable(reason) }
    await tx.nurseDayOff.upsert({ where: { nurseId_date: { nurseId: id, date } }, create: day, update: day })
    // The reason may be an illness, so it is not in the history.
    await appendAuditEntry(tx, { actor, action: 'day off added', subject: { type: 'nurse', id }, detail: { date } })
    await unassignWhereOffDuty(tx, ctx, { actor, nurseId: id })
  })
  return listNurses({ ctx })
}
