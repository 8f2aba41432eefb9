import type { ChangeNurse, Nurses } from '@homecare/contract/admin/nurses'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { nurseColumns, refuseTakenLicence } from './internal/columns'
import { unassignWhereOffDuty } from './internal/unassign'
import { listNurses } from './list'
import { lockNurse } from './queries'

/**
 * Changes a nurse's data and hours. Visits outside the new hours are nobody's again. Throws NOT_FOUND, CONFLICT for an
 * older version, INVALID_INPUT for a licence number that another nurse has.
 */
export async function changeNurse({
  ctx,
  actor,
  input: { id, version, ...input },
}: {
  ctx: Ctx
  actor: Actor
  input: ChangeNurse & { id: string }
}): Promise<Nurses> {
  await ctx.db.$transaction(async (tx) => {
    const before = await lockNurse(tx, id)
    if (before.version !== version)
      throw new AppError('CONFLICT', { detail: 'Somebody else changed this nurse meanwhile. Look at it again.' })
    const { hours, ...columns } = nurseColumns(input)
    if (columns.licenceNumber !== before.licenceNumber) await refuseTakenLicence(tx, columns.licenceNumber)
    await tx.nurseHours.deleteMany({ where: { nurseId: id } })
    await tx.nurse.update({
      where: { id },
      data: { ...columns, version: { increment: 1 }, hours: { create: hours } },
    })
    await appendAuditEntry(tx, { actor, action: 'nurse changed', subject: { type: 'nurse', id } })
    await unassignWhereOffDuty(tx, ctx, { actor, nurseId: id })
  })
  return listNurses({ ctx })
}
