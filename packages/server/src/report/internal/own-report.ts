import type { OwnReport } from '@homecare/contract/reports'
import { AppError } from '../../process/app-error'
import type { Prisma, Report } from '../../generated/prisma/client'
import { presentOwnReport } from '../present'
import { seenByPatient, type ReportOwner } from '../queries'

/** The report of one person that is open to the patient now. Throws CONFLICT with a sentence while there is none. */
export async function currentReport(
  tx: Prisma.TransactionClient,
  { bookingId, person }: ReportOwner,
): Promise<{ report: Report; presented: OwnReport }> {
  const reports = await tx.report.findMany({ ...seenByPatient, where: { ...seenByPatient.where, bookingId, person } })
  const report = reports.find(({ state }) => state === 'released')
  const presented = presentOwnReport(reports)
  if (report && presented) return { report, presented }
  throw new AppError('CONFLICT', {
    detail: presented
      ? 'This report was removed because something in it was wrong. A corrected one follows.'
      : 'The report is not ready yet. We send an email as soon as it is.',
  })
}
