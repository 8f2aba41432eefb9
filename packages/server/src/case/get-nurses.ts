import type { CareNurses, CareNursesQuery } from '@homecare/contract/care-visits'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import type { Ctx } from '../process/context'
import { findNursesForVisit, visitToAssign } from './internal/nurse-facts'

/**
 * Who could make a visit of a case at a time, with what speaks against each, the best choice first. Nurses who have left are not
 * listed. Throws NOT_FOUND.
 */
export async function getCareNurses({
  ctx,
  input,
}: {
  ctx: Ctx
  input: CareNursesQuery & { id: string }
}): Promise<CareNurses> {
  const careCase = await ctx.db.careCase.findUnique({ where: { id: recordId(input.id) } })
  if (!careCase || careCase.erasedAt) throw new AppError('NOT_FOUND')
  const visitId = input.visitId === undefined ? undefined : recordId(input.visitId)
  const visit = visitId && (await ctx.db.careVisit.findFirst({ where: { id: visitId, caseId: careCase.id } }))
  if (visitId && !visit) throw new AppError('NOT_FOUND')
  const from = new Date(input.startsAt)
  const to = new Date(from.getTime() + input.minutes * 60_000)
  const skills = visit ? visit.skills : input.skills.split(',')
  return { nurses: await findNursesForVisit(ctx.db, visitToAssign(careCase, { from, to, skills }), { visitId }) }
}
