import { dubaiDate } from '@homecare/domain/dates'
import type { Ctx } from '../process/context'
import type { VisitStep } from '../generated/prisma/client'

/** The patient is not told about a step that is older than this. */
const RECENT_MS = 60 * 60_000

interface StepToTell {
  bookingId: string
  stepId: string
  /** The day of the visit as it is now: a visit that was moved meanwhile has another one. */
  date: string
  now: Date
}

/** Returns a step of which the patient can be told: the last one of its visit, of that day, and recent; otherwise null. */
export async function findLatestStep(
  ctx: Pick<Ctx, 'db'>,
  { bookingId, stepId, date, now }: StepToTell,
): Promise<VisitStep | null> {
  const last = await ctx.db.visitStep.findFirst({
    where: { bookingId },
    orderBy: [{ at: 'desc' }, { receivedAt: 'desc' }],
  })
  if (last?.id !== stepId || dubaiDate(last.at) !== date) return null
  return now.getTime() - last.at.getTime() < RECENT_MS ? last : null
}
