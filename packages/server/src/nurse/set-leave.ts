import type { Nurses } from '@homecare/contract/admin/nurses'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { unassignWhereOffDuty } from './internal/unassign'
import { listNurses } from './list'
import { lockNurse } from './queries'

/**
 * Sets the first day on which a nurse no longer works here, or takes it back. The pending visits from that day on are
 * nobody's again. Throws NOT_FOUND.
 */
export async function setNurseLeave({
  ctx,
  actor,
  input: { id, leftOn },
}: {
  ctx: Ctx
  actor: Actor
  input: { id: string; leftOn: string | null }
}): Promise<Nurses> {
  await ctx.db.$transaction(async (tx) => {
    const nurse = await lockNurse(tx, id)
    if (nurse.leftOn === leftOn) return
    await tx.nurse.update({ where: { id }, data: { leftOn, version: { increment: 1 } } })
    const action = leftOn ? 'nurse stops working' : 'nurse stays'
    await appendAuditEntry(tx, {
      actor,
      action,
      subject: { type: 'nurse', id },
      detail: leftOn ? { from: leftOn } : {},
    })
    await unassignWhereOffDuty(tx, ctx, { actor, nurseId: id })
  })
  return listNurses({ ctx })
}
