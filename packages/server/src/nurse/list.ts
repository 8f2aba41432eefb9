import type { Nurses } from '@homecare/contract/admin/nurses'
import { dubaiDate } from '@homecare/domain/dates'
import type { Ctx } from '../context'
import { presentNurse } from './present'
import { dutyParts } from './queries'

/** All nurses by name, those who have left last. */
export async function listNurses({ ctx }: { ctx: Ctx }): Promise<Nurses> {
  const today = dubaiDate(ctx.now())
  const [nurses, visits] = await Promise.all([
    ctx.db.nurse.findMany({ include: dutyParts, orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }] }),
    ctx.db.booking.groupBy({
      by: ['nurseId'],
      where: { nurseId: { not: null }, date: { gte: today }, status: 'Pending' },
      _count: true,
    }),
  ])
  const ahead = new Map(visits.map(({ nurseId, _count }) => [nurseId, _count]))
  const presented = nurses.map((nurse) => presentNurse(nurse, today, ahead.get(nurse.id) ?? 0))
  const hasLeft = ({ leftOn }: { leftOn: string | null }) => Number(leftOn !== null && leftOn <= today)
  return { nurses: presented.sort((a, b) => hasLeft(a) - hasLeft(b)), areasServed: ctx.profile.areasServed }
}
