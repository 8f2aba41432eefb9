import { shareState } from '@homecare/domain/report'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import type { Ctx } from '../process/context'
import type { ReportCipher } from '../ports/report-cipher'
import { notGranted, type GrantClaim } from './get-own'
import { findGrant } from './internal/grant'
import { currentReport } from './internal/own-report'
import { readDocument, type ReportDocument } from './internal/read-document'
import { recordOpening } from './internal/record-opening'

/**
 * The report behind a doctor's link that this browser has opened. The patient is told of each opening. Throws FORBIDDEN
 * without a valid grant, NOT_FOUND once the link has ended, CONFLICT while there is no report.
 */
export async function getSharedReport({
  ctx,
  cipher,
  input,
}: {
  ctx: Ctx
  cipher: ReportCipher
  input: GrantClaim & { id: string }
}): Promise<ReportDocument> {
  const id = recordId(input.id)
  const share = await ctx.db.reportShare.findUnique({ where: { id }, include: { booking: true } })
  const grant = share && findGrant(ctx, { kind: 'share', id, revision: share.passcodeKey }, input.grants)
  if (!share || !grant) throw notGranted()
  if (share.booking.erasedAt || shareState(share, ctx.now()) !== 'open')
    throw new AppError('NOT_FOUND', { detail: 'This link has ended. Ask the patient for a new one.' })
  const { bookingId, booking, person } = share
  const { report } = await currentReport(ctx.db, { bookingId, person })
  const document = await readDocument(ctx, cipher, report, booking.orderId)
  await recordOpening(ctx, { id: grant.id, bookingId, reportId: report.id, shareId: id, from: input.from })
  return document
}
