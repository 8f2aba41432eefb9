import type { Ctx } from '../context'

const DAY_MS = 24 * 60 * 60_000

/** A report that is still open to the patient, for the email about it; null if it was replaced or withdrawn meanwhile. */
export async function findReleasedReport(
  { db }: Pick<Ctx, 'db'>,
  reportId: string,
): Promise<{ person: number; releasedAt: Date; corrected: boolean; isOpened: boolean } | null> {
  const report = await db.report.findUnique({ where: { id: reportId } })
  if (report?.state !== 'released' || !report.releasedAt) return null
  const [former, openings] = await Promise.all([
    db.report.count({
      where: { bookingId: report.bookingId, person: report.person, id: { not: reportId }, releasedAt: { not: null } },
    }),
    db.reportOpening.count({ where: { reportId, shareId: null } }),
  ])
  return { person: report.person, releasedAt: report.releasedAt, corrected: former > 0, isOpened: openings > 0 }
}

/** An opening through a doctor's link, for the email about it. */
export async function findShareOpening(
  { db }: Pick<Ctx, 'db'>,
  openingId: string,
): Promise<{ person: number; recipient: string; openedAt: Date; earlierToday: number } | null> {
  const opening = await db.reportOpening.findUnique({ where: { id: openingId }, include: { share: true } })
  if (!opening?.share) return null
  const { id, person, recipient } = opening.share
  const dayBefore = new Date(opening.openedAt.getTime() - DAY_MS)
  const earlierToday = await db.reportOpening.count({
    where: { shareId: id, openedAt: { gt: dayBefore, lt: opening.openedAt } },
  })
  return { person, recipient, openedAt: opening.openedAt, earlierToday }
}

/** For whom the patient made a link, and to whose report. */
export const findShare = (
  { db }: Pick<Ctx, 'db'>,
  shareId: string,
): Promise<{ person: number; recipient: string } | null> =>
  db.reportShare.findUnique({ where: { id: shareId }, select: { person: true, recipient: true } })
