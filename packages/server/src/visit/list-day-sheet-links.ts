import type { DaySheetLinks } from '@homecare/contract/admin/day-sheet'
import type { Ctx } from '../context'

/** Returns the links to a day's sheet, newest first, with the number of openings of each. */
export async function listDaySheetLinks({
  ctx,
  input: { date },
}: {
  ctx: Ctx
  input: { date: string }
}): Promise<DaySheetLinks> {
  const links = await ctx.db.daySheetLink.findMany({
    where: { date },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const openings = await ctx.db.auditEntry.groupBy({
    by: ['subjectId'],
    where: { subjectType: 'day-sheet', subjectId: { in: links.map(({ id }) => id) }, action: 'day sheet opened' },
    _count: true,
  })
  return {
    links: links.map(({ id, area, createdBy, expiresAt, revokedAt }) => ({
      id,
      date,
      area,
      createdBy,
      expiresAt: expiresAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
      opened: openings.find(({ subjectId }) => subjectId === id)?._count ?? 0,
    })),
  }
}
