import type { Ctx } from '../context'

/** The patient is not told about a step that is older than this. */
const RECENT_MS = 60 * 60_000

/** Returns whether a step is the last one of its visit, and recent enough to tell the patient. */
export async function isLatestStep(
  ctx: Pick<Ctx, 'db'>,
  { bookingId, now }: { bookingId: string; now: Date },
  stepId: string,
): Promise<boolean> {
  const last = await ctx.db.visitStep.findFirst({
    where: { bookingId },
    orderBy: [{ at: 'desc' }, { receivedAt: 'desc' }],
  })
  return last?.id === stepId && now.getTime() - last.at.getTime() < RECENT_MS
}
