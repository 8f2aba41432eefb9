import type { Nurses } from '@homecare/contract/admin/nurses'
import { dubaiDate } from '@homecare/domain/dates'
import type { Ctx } from '../process/context'
import { presentNurse } from './present'
import { dutyParts } from './queries'

/** All nurses by name, those who have left last. */
export async function listNurses({ ctx }: { ctx: Ctx }): Promise<Nurses> {
  const today = dubaiDate(ctx.now())
  const [nurses, visits, travel] = await Promise.all([
    ctx.db.nurse.findMany({ include: dutyParts, orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }] }),
    ctx.db.booking.groupBy({
      by: ['nurseId', 'date'],
      where: { nurseId: { not: null }, date: { gte: today }, status: 'Pending' },
      _count: true,
      orderBy: { date: 'asc' },
    }),
    ctx.db.areaTravel.findMany({ orderBy: [{ from: 'asc' }, { to: 'asc' }] }),
  ])
  const presented = nurses.map((nurse) => {
    const days = visits.filter(({ nurseId }) => nurseId === nurse.id)
    return presentNurse(
      nurse,
      today,
      days.map(({ date, _count }) => ({ date, visits: _count })),
    )
  })
  const hasLeft = ({ leftOn }: { leftOn: string | null }) => Number(leftOn !== null && leftOn <= today)
  return {
    nurses: presented.sort((a, b) => hasLeft(a) - hasLeft(b)),
    areasServed: ctx.profile.areasServed,
    travel,
  }
}
