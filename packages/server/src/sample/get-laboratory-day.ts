import type { LaboratoryDay } from '@homecare/contract/admin/laboratory'
import { REPORT_LATE } from '@homecare/domain/sample'
import type { Ctx } from '../process/context'
import { staffNames, withStaffNames } from '../audit/staff-names'
import { presentSamples, sampleParts } from './present'

const MAX_LATE = 200

/** Returns the samples of a day's paid visits, and those of any day whose report is late. */
export async function getLaboratoryDay({
  ctx,
  input: { date },
}: {
  ctx: Ctx
  input: { date: string }
}): Promise<LaboratoryDay> {
  const [ofDay, late] = await Promise.all([
    ctx.db.booking.findMany({
      // A visit whose payment was reversed stays if its sample was taken: the laboratory has it.
      where: {
        date,
        OR: [
          { paymentStatus: 'Paid', status: { not: 'Canceled' } },
          { paymentStatus: 'Reversed', status: 'Completed' },
        ],
      },
      include: sampleParts,
      orderBy: [{ visitAt: 'asc' }, { id: 'asc' }],
    }),
    ctx.db.booking.findMany({
      where: { needsAction: REPORT_LATE },
      include: sampleParts,
      orderBy: [{ completedAt: 'asc' }, { id: 'asc' }],
      take: MAX_LATE,
    }),
  ])
  const now = ctx.now()
  const day = {
    date,
    samples: ofDay.flatMap((booking) => presentSamples(booking, now)),
    late: late.flatMap((booking) => presentSamples(booking, now)),
  }
  return withStaffNames(day, await staffNames(ctx.db))
}
