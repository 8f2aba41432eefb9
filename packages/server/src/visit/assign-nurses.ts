import { nurseName } from '@homecare/domain/nurse'
import type { AssignedNurses, AssignNurses } from '@homecare/contract/admin/nurses'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { recordId } from '../database/record-id'
import { assignNurse } from './assign-nurse'
import { getNurseChoices } from './get-nurse-choices'

/**
 * Assigns nurses to several visits in the given order, each as `assignNurse` does and each alone, so that one refused
 * visit does not prevent the others. With `suggested` each visit without a nurse gets its suggested one, and every choice
 * counts for the next; a nurse whom somebody has chosen stays.
 */
export async function assignNurses({
  ctx,
  actor,
  input: { assignments },
}: {
  ctx: Ctx
  actor: Actor
  input: AssignNurses
}): Promise<AssignedNurses> {
  const results: AssignedNurses['results'] = []
  for (const { id, version, nurseId } of assignments) {
    try {
      const chosen = nurseId === 'suggested' ? await suggestedFor(ctx, id) : nurseId
      await assignNurse({ ctx, actor, input: { id, version, nurseId: chosen } })
      const select = { version: true, nurse: true } as const
      const { nurse, ...now } = await ctx.db.booking.findUniqueOrThrow({ where: { id }, select })
      results.push({ id, ...now, nurse: nurse && { id: nurse.id, name: nurseName(nurse) }, reason: null })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      results.push({ id, version, nurse: null, reason: reasonOf(error) })
    }
  }
  return { results }
}

async function suggestedFor(ctx: Ctx, id: string): Promise<string> {
  const booking = await ctx.db.booking.findUnique({ where: { id: recordId(id) }, select: { nurseId: true } })
  if (booking?.nurseId) throw new AppError('ILLEGAL_TRANSITION', { detail: 'It has a nurse already, who stays.' })
  const { choices } = await getNurseChoices({ ctx, input: { id } })
  const best = choices.find(({ suggested }) => suggested)
  if (!best) throw new AppError('ILLEGAL_TRANSITION', { detail: 'No nurse is free there at that time.' })
  return best.id
}

function reasonOf({ code, detail, fields }: AppError): string {
  const [field] = Object.values(fields ?? {})
  return detail ?? field ?? (code === 'NOT_FOUND' ? 'There is no such visit or nurse any more.' : 'It was refused.')
}
