import { formatDubaiTime } from '@homecare/domain/dates'
import { AppError } from '../../app-error'
import type { Report, ReportState } from '../../generated/prisma/client'

/** Throws CONFLICT that says who changed the report and when, if it is not in the state that staff saw. */
export function assertState(report: Report, seen: ReportState): never {
  const { state } = report
  const [by, at] =
    state === 'released'
      ? [report.releasedBy, report.releasedAt]
      : [report.endedBy ?? report.uploadedBy, report.endedAt]
  const when = at ? ` on ${formatDubaiTime(at)}` : ''
  const word = state === seen ? 'changed' : state
  throw new AppError('CONFLICT', { detail: `This report was ${word} by ${by}${when}. Look at it again.` })
}
