import type { Ctx } from '../process/context'

const DAY_MS = 24 * 60 * 60_000

/** A report that is still open to the patient, for the email about it; null if it was replaced or withdrawn meanwhile. */
export async function findReleasedReport(
  { db }: Pick<Ctx, 'db'>,
  reportId: string,
): Promise<{ person: number; releasedAt: Date; corrected: boolean; isOpened: boolean; readers: string[] } | null> {
  const report = await db.report.findUnique({ where: { id: reportId } })
  if (report?.state !== 'released' || !report.releasedAt) return null
  const { bookingId, person } = report
  const [former, openings] = await Promise.all([
    db.report.findMany({ where: { bookingId, person, id: { not: reportId }, releasedAt: { not: null } } }),
    db.reportOpening.count({ where: { reportId, shareId: null } }),
  ])
  const readers = await readersOf(
    db,
    former.map(({ id }) => id),
  )
  return { person, releasedAt: report.releasedAt, corrected: former.length > 0, isOpened: openings > 0, readers }
}

/** A withdrawn report, for the email about it; null if it was never released. */
export async function findWithdrawnReport(
  { db }: Pick<Ctx, 'db'>,
  reportId: string,
): Promise<{ person: number; readers: string[] } | null> {
  const report = await db.report.findUnique({ where: { id: reportId } })
  if (report?.state !== 'withdrawn') return null
  return { person: report.person, readers: await readersOf(db, [reportId]) }
}

/** For whom the links were, as the patient wrote it, that have opened one of these reports. */
async function readersOf(db: Ctx['db'], reportIds: readonly string[]): Promise<string[]> {
  const openings = await db.reportOpening.findMany({
    where: { reportId: { in: [...reportIds] }, shareId: { not: null } },
    include: { share: true },
    orderBy: { openedAt: 'asc' },
  })
  return [...new Set(openings.flatMap(({ share }) => share?.recipient ?? []))]
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
