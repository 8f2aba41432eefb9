import type { NurseInput, Nurses } from '@homecare/contract/admin/nurses'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { nurseColumns, refuseTakenLicence } from './internal/columns'
import { listNurses } from './list'

/** Adds a nurse. Throws INVALID_INPUT at the licence number if another nurse has it. */
export async function addNurse({ ctx, actor, input }: { ctx: Ctx; actor: Actor; input: NurseInput }): Promise<Nurses> {
  await ctx.db.$transaction(async (tx) => {
    const { hours, ...columns } = nurseColumns(input)
    await refuseTakenLicence(tx, columns.licenceNumber)
    const { id } = await tx.nurse.create({ data: { ...columns, createdAt: ctx.now(), hours: { create: hours } } })
    await appendAuditEntry(tx, { actor, action: 'nurse added', subject: { type: 'nurse', id } })
  })
  return listNurses({ ctx })
}
