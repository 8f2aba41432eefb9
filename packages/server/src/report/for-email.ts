import type { Ctx } from '../context'

/** A report that is still open to the patient, for the email about it; null if it was replaced or withdrawn meanwhile. */
export async function findReleasedReport(
  { db }: Pick<Ctx, 'db'>,
  reportId: string,
): Promise<{ releasedAt: Date; corrected: boolean; isOpened: boolean } | null> {
  const report = await db.report.findUnique({ where: { id: reportId } })
  if (report?.state !== 'released' || !report.releasedAt) return null
  const [former, openings] = await Promise.all([
    db.report.count({ where: { bookingId: report.bookingId, id: { not: reportId }, releasedAt: { not: null } } }),
    db.reportOpening.count({ where: { reportId, shareId: null } }),
  ])
  return { releasedAt: report.releasedAt, corrected: former > 0, isOpened: openings > 0 }
}

/** An opening through a doctor's link, for the email about it. */
export async function findShareOpening(
  { db }: Pick<Ctx, 'db'>,
  openingId: string,
): Promise<{ recipient: string; openedAt: Date } | null> {
  const opening = await db.reportOpening.findUnique({ where: { id: openingId }, include: { share: true } })
  return opening?.share ? { recipient: opening.share.recipient, openedAt: opening.openedAt } : null
}

/** For whom the patient made a link. */
export async function findShareRecipient({ db }: Pick<Ctx, 'db'>, shareId: string): Promise<string | null> {
  return (await db.reportShare.findUnique({ where: { id: shareId } }))?.recipient ?? null
}
