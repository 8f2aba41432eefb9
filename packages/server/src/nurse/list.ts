import type { Nurses } from '@homecare/contract/admin/nurses'
import { dubaiDate, dubaiInstant } from '@homecare/domain/dates'
import type { Ctx } from '../process/context'
import { presentNurse } from './present'
import { dutyParts } from './queries'

/** All nurses by name, those who have left last. */
export async function listNurses({ ctx }: { ctx: Ctx }): Promise<Nurses> {
  const today = dubaiDate(ctx.now())
  const [nurses, bookings, care, travel] = await Promise.all([
    ctx.db.nurse.findMany({ include: dutyParts, orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }] }),
    ctx.db.booking.groupBy({
      by: ['nurseId', 'date'],
      where: { nurseId: { not: null }, date: { gte: today }, status: 'Pending' },
      _count: true,
      orderBy: { date: 'asc' },
    }),
    ctx.db.careVisit.findMany({
      where: { nurseId: { not: null }, state: 'planned', startsAt: { gte: dubaiInstant(today, 0) } },
      select: { nurseId: true, startsAt: true, endsAt: true },
      orderBy: { startsAt: 'asc' },
    }),
    ctx.db.areaTravel.findMany({ orderBy: [{ from: 'asc' }, { to: 'asc' }] }),
  ])
  const presented = nurses.map((nurse) => {
    const ofNurse = care.filter(({ nurseId }) => nurseId === nurse.id)
    const days = new Map(
      bookings.filter(({ nurseId }) => nurseId === nurse.id).map(({ date, _count }) => [date, _count]),
    )
    for (const { startsAt } of ofNurse) days.set(dubaiDate(startsAt), (days.get(dubaiDate(startsAt)) ?? 0) + 1)
    return presentNurse(nurse, { today, care: ofNurse, days })
  })
  const hasLeft = ({ leftOn }: { leftOn: string | null }) => Number(leftOn !== null && leftOn <= today)
  return {
    nurses: presented.sort((a, b) => hasLeft(a) - hasLeft(b)),
    areasServed: ctx.profile.areasServed,
    travel,
  }
}
