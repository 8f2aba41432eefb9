import type { SharedReportState } from '@homecare/contract/reports'
import { shareState } from '@homecare/domain/report'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { presentOwnReport } from './present'
import { seenByPatient } from './queries'
import { hashShareToken } from './share'

/**
 * What a doctor reads before the passcode: whether the report was withdrawn or replaced. It opens nothing. Throws
 * NOT_FOUND for a link that is unknown or has ended.
 */
export async function lookAtSharedReport({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { token: string }
}): Promise<SharedReportState> {
  const share = await ctx.db.reportShare.findUnique({
    where: { tokenHash: hashShareToken(input.token) },
    include: { booking: true },
  })
  const state = share && shareState(share, ctx.now())
  if (!share || share.booking.erasedAt || state === 'revoked' || state === 'expired')
    throw new AppError('NOT_FOUND', { detail: 'This link has ended. Ask the patient for a new one.' })
  const { bookingId, person } = share
  const reports = await ctx.db.report.findMany({
    ...seenByPatient,
    where: { ...seenByPatient.where, bookingId, person },
  })
  const report = presentOwnReport(reports)
  if (report?.state === 'withdrawn') return { state: 'withdrawn' }
  return { state: report?.corrected ? 'replaced' : 'current' }
}
