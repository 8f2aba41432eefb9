import type { NurseChoices } from '@homecare/contract/admin/nurses'
import { suggestedNurse } from '@homecare/domain/nurse-choice'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import type { Ctx } from '../process/context'
import { findNurseChoices } from './internal/nurse-choices'

/**
 * Who could make this visit, the best choice first: at its own date and time, or at those to which it may be moved.
 * Nurses who have left by then are not listed. Throws NOT_FOUND.
 */
export async function getNurseChoices({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { id: string; date?: string | undefined; time?: string | undefined }
}): Promise<NurseChoices> {
  const id = recordId(input.id)
  const booking = await ctx.db.booking.findUnique({ where: { id } })
  if (!booking) throw new AppError('NOT_FOUND')
  const { date = booking.date, time = booking.time } = input
  const choices = await findNurseChoices(ctx.db, { ...booking, date, time }, ctx.profile)
  const best = suggestedNurse(choices)
  return { choices: choices.map((choice) => ({ ...choice, suggested: choice.id === best?.id })) }
}
