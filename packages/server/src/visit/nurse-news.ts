import type { Booking, Prisma } from '../generated/prisma/client'

/** By then the desk can no longer take an assignment back with one press. */
const SETTLED_AFTER_MS = 60_000

const settledAt = (now: Date): Date => new Date(now.getTime() - SETTLED_AFTER_MS)

/**
 * Notes whom the patients of these visits now hear of: the day, the nurse, and the version of the booking, by which news of
 * the first nurse is news again after another one was announced. Visits without a settled nurse, and those whose patient
 * has heard of this nurse last, are left out. Returns what was noted, by visit.
 */
export async function noteNurses(
  tx: Prisma.TransactionClient,
  ids: readonly string[],
  now: Date,
): Promise<{ id: string; nurseNews: string }[]> {
  return tx.$queryRaw`
    UPDATE booking SET nurse_news = concat_ws(':', date, nurse_id, version)
    WHERE id = ANY(${ids}::uuid[]) AND nurse_id IS NOT NULL
      AND NOT starts_with(coalesce(nurse_news, ''), concat_ws(':', date, nurse_id, ''))
      AND (nurse_assigned_at IS NULL OR nurse_assigned_at <= ${settledAt(now)})
    RETURNING id, nurse_news AS "nurseNews"`
}

/** Whether this is what was noted last, and its nurse still comes on that day. */
export const isStillNews = (
  { date, nurseId, nurseNews }: Pick<Booking, 'date' | 'nurseId' | 'nurseNews'>,
  news: string,
): boolean => nurseNews === news && news.startsWith(`${date}:${nurseId}:`)
