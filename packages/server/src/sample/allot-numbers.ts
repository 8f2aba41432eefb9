import type { LaboratoryDay } from '@homecare/contract/admin/laboratory'
import { recordId } from '../database/record-id'
import type { Actor, Ctx } from '../process/context'
import { allotNumbers } from './allot'
import { getLaboratoryDay } from './get-laboratory-day'

/** Gives accession numbers to paid visits, for their labels; a visit that has one keeps it. Throws NOT_FOUND. */
export async function allotSampleNumbers({
  ctx,
  actor,
  input: { date, bookingIds },
}: {
  ctx: Ctx
  actor: Actor
  input: { date: string; bookingIds: readonly string[] }
}): Promise<LaboratoryDay> {
  const ids = bookingIds.map(recordId)
  await ctx.db.$transaction((tx) => allotNumbers(tx, actor, ids))
  return getLaboratoryDay({ ctx, input: { date } })
}
