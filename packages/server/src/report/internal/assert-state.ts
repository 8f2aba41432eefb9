import { staffTime } from '@homecare/domain/clock'
import { AppError } from '../../process/app-error'
import type { Prisma, Report, ReportState } from '../../generated/prisma/client'
import { staffNames } from '../../audit/staff-names'

/** Rejects with CONFLICT that says who changed the report and when, if it is not in the state that staff saw. */
export async function assertState(tx: Prisma.TransactionClient, report: Report, seen: ReportState): Promise<never> {
  const { state } = report
  const [by, at] =
    state === 'released'
      ? [report.releasedBy, report.releasedAt]
      : [report.endedBy ?? report.uploadedBy, report.endedAt]
  const who = by === null ? 'somebody' : (await staffNames(tx))(by)
  const when = at ? ` on ${staffTime(at)}` : ''
  const word = state === seen ? 'changed' : state
  throw new AppError('CONFLICT', { detail: `This report was ${word} by ${who}${when}. Look at it again.` })
}
