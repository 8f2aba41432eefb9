import type { CareCase } from '@homecare/contract/cases'
import { presentHistory } from '../audit/present'
import { staffNames, withStaffNames } from '../audit/staff-names'
import { presentNote } from '../appointment/present'
import { recordId } from '../database/record-id'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { caseParts, historyOf, presentCase } from './present'

/** One case with everything that belongs to it. Throws NOT_FOUND. */
export async function getCase({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<CareCase> {
  const id = recordId(input.id)
  const [careCase, notes] = await Promise.all([
    ctx.db.careCase.findUnique({ where: { id }, include: caseParts }),
    ctx.db.recordNote.findMany({ where: { caseId: id }, orderBy: { createdAt: 'asc' } }),
  ])
  if (!careCase) throw new AppError('NOT_FOUND')
  const history = await ctx.db.auditEntry.findMany({
    where: historyOf([careCase]),
    orderBy: { id: 'asc' },
  })
  const phones = careCase.contacts.flatMap(({ phoneE164 }) => phoneE164 || [])
  const related = await ctx.db.careCase.findMany({
    where: {
      id: { not: id },
      state: { notIn: ['ended', 'lost'] },
      contacts: { some: { phoneE164: { in: phones } } },
    },
    orderBy: { createdAt: 'desc' },
    take: 5,
  })
  const nameOf = await staffNames(ctx.db)
  const answer = {
    ...presentCase(careCase, related, nameOf),
    notes: notes.map(presentNote),
    history: history.map(presentHistory),
  }
  return withStaffNames(answer, nameOf)
}
