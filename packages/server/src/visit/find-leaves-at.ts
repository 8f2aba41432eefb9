import { leavesAt } from '@homecare/domain/leaves-at'
import { hasDeparted } from '@homecare/domain/visit-step'
import type { Prisma } from '../generated/prisma/client'
import type { Ctx } from '../process/context'

type Visit = Prisma.BookingGetPayload<{ include: { visitSteps: true } }>

/** About when the nurse of a visit leaves for it, for its patient; null if nobody is assigned, or nobody can know it. */
export async function findLeavesAt(ctx: Ctx, visit: Visit): Promise<Date | null> {
  const { nurseId, date, visitAt, status, visitSteps } = visit
  if (nurseId === null || status !== 'Pending' || hasDeparted(visitSteps.at(-1) ?? null, visitAt)) return null
  const before = await ctx.db.booking.findFirst({
    where: { nurseId, date, visitAt: { lt: visitAt }, status: { not: 'Canceled' }, paymentStatus: 'Paid' },
    orderBy: { visitAt: 'desc' },
    include: { visitSteps: { orderBy: [{ at: 'asc' }, { receivedAt: 'asc' }] } },
  })
  return leavesAt({
    visitAt,
    before: before && { visitAt: before.visitAt, overAt: overAt(before) },
    now: ctx.now(),
  })
}

function overAt({ completedAt, visitSteps }: Visit): Date | null {
  const last = visitSteps.at(-1)
  return last?.kind === 'nobodyThere' || last?.kind === 'sampleTaken' ? last.at : completedAt
}
