import { nurseName } from '@homecare/domain/nurse'
import { PHONE_WAYS } from '@homecare/domain/news'
import type { DaySheetLinks } from '@homecare/contract/admin/day-sheet'
import { staffNames, withStaffNames } from '../audit/staff-names'
import type { Ctx } from '../process/context'
import { careThatBeginsOn } from './internal/care-of-day'
import { findSent } from './internal/sent-sheets'

/** Returns the links to a day's sheet, newest first, with the openings of each, and what its nurses were sent. */
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
    canSend: PHONE_WAYS.some((way) => ctx.messages[way] !== undefined),
    nurses: await nursesOfDay(ctx, date),
  }
  return withStaffNames(answer, await staffNames(ctx.db))
}

async function nursesOfDay({ db }: Ctx, date: string): Promise<DaySheetLinks['nurses']> {
  const nurses = await db.nurse.findMany({
    where: {
      OR: [
        { bookings: { some: { date, status: 'Pending', paymentStatus: { in: ['Paid', 'Reversed'] } } } },
        { careVisits: { some: { ...careThatBeginsOn(date), state: 'planned' } } },
      ],
    },
    orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }],
  })
  const sent = await findSent(db, date)
  return nurses.map((nurse) => ({
    id: nurse.id,
    name: nurseName(nurse),
    hasNumber: Boolean(nurse.phoneE164),
    sent: sent.get(nurse.id) ?? null,
  }))
}
