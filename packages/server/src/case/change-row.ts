import type { CareCase as CareCaseAnswer } from '@homecare/contract/cases'
import { AppError } from '../process/app-error'
import { assertExpectedVersion } from '../appointment/assert-expected-version'
import { appendAuditEntry, type NewAuditEntry } from '../audit/append'
import { recordId } from '../database/record-id'
import type { CareCase, Prisma } from '../generated/prisma/client'
import type { Actor, Ctx } from '../process/context'
import { getCase } from './get'
import { lockCases } from './lock'
import { planNext } from './internal/plan-next'

interface CaseChange {
  data?: Prisma.CareCaseUpdateInput
  action: string
  detail?: Prisma.InputJsonObject
  /** The part of the case whose history has the entry; without it the case's own. */
  subject?: NewAuditEntry['subject']
}

/**
 * Changes a case with its history entry, and returns it. `other` is the id of another case that changes with it. Throws
 * NOT_FOUND, also for one whose data are erased, and CONFLICT for an older version.
 */
export async function changeCaseRow(
  { ctx, actor, input, other }: { ctx: Ctx; actor: Actor; input: { id: string; version: number }; other?: string },
  change: (careCase: CareCase, tx: Prisma.TransactionClient) => Promise<CaseChange> | CaseChange,
): Promise<CareCaseAnswer> {
  const id = recordId(input.id)
  const ids = other === undefined ? [id] : [id, recordId(other)]
  await ctx.db.$transaction(async (tx) => {
    await lockCases(tx, ids)
    const careCase = await tx.careCase.findUnique({ where: { id } })
    if (!careCase || careCase.erasedAt) throw new AppError('NOT_FOUND')
    await assertExpectedVersion(tx, { type: 'case', id, version: careCase.version }, input.version)
    const { data = {}, action, detail = {}, subject = { type: 'case', id } } = await change(careCase, tx)
    await tx.careCase.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
    await planNext(tx, id)
    await appendAuditEntry(tx, { actor, action, subject, detail })
  })
  return getCase({ ctx, input: { id } })
}
