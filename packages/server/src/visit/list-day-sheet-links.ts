import { nurseName } from '@homecare/domain/nurse'
import type { DaySheetLinks } from '@homecare/contract/admin/day-sheet'
import { staffNames, withStaffNames } from '../audit/staff-names'
import type { Ctx } from '../process/context'

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
  const nurses = await ctx.db.nurse.findMany({
    where: { id: { in: links.flatMap(({ nurseId }) => nurseId ?? []) } },
  })
  const names = new Map(nurses.map((nurse) => [nurse.id, nurseName(nurse)]))
  const answer = {
    links: links.map(({ id, area, nurseId, createdBy, expiresAt, revokedAt }) => ({
      id,
      date,
      area,
      nurse: names.get(nurseId ?? '') ?? null,
      createdBy,
      expiresAt: expiresAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
      opened: openings.find(({ subjectId }) => subjectId === id)?._count ?? 0,
    })),
  }
  return withStaffNames(answer, await staffNames(ctx.db))
}
