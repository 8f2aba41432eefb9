import type { CareCase } from '@homecare/contract/cases'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import { recordId } from '../database/record-id'
import { storable } from '../database/storable'
import type { Actor, Ctx } from '../process/context'
import { getCase } from './get'

/** Adds a note for the team to a case. The history records it without its text. Throws NOT_FOUND. */
export async function addCaseNote({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: { id: string; text: string }
}): Promise<CareCase> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    const found = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM care_case WHERE id = ${id}::uuid AND erased_at IS NULL FOR SHARE`
    if (found.length === 0) throw new AppError('NOT_FOUND')
    await tx.recordNote.create({
      data: { caseId: id, author: actor.name, text: storable(input.text), createdAt: ctx.now() },
    })
    await appendAuditEntry(tx, { actor, action: 'note added', subject: { type: 'case', id } })
  })
  return getCase({ ctx, input: { id } })
}
