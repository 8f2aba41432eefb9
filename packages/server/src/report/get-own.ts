import { isOrderId } from '@homecare/domain/order-id'
import { AppError } from '../app-error'
import type { Ctx } from '../context'
import type { Booking } from '../generated/prisma/client'
import type { ReportCipher } from '../ports/report-cipher'
import { findGrant, type Grant } from './internal/grant'
import { currentReport } from './internal/own-report'
import { readDocument, type ReportDocument } from './internal/read-document'
import { recordOpening } from './internal/record-opening'

/** A browser's claim to a report that it has opened: the values of its cookies. */
export interface GrantClaim {
  grants: readonly string[]
  from: string
}

export const notGranted = () =>
  new AppError('FORBIDDEN', { detail: 'The report is closed again. Open it once more from your booking.' })

/**
 * The report as its patient opened it. Each grant is one opening, in the history and for staff. Throws FORBIDDEN without
 * a valid grant, CONFLICT while there is no report.
 */
export async function getOwnReport({
  ctx,
  cipher,
  input: { orderId, ...claim },
}: {
  ctx: Ctx
  cipher: ReportCipher
  input: GrantClaim & { orderId: string }
}): Promise<ReportDocument> {
  const { booking, grant } = await findGranted(ctx, { orderId, ...claim })
  const { report } = await currentReport(ctx.db, booking.id)
  const document = await readDocument(ctx, cipher, report, booking.orderId)
  await recordOpening(ctx, { id: grant.id, bookingId: booking.id, reportId: report.id, from: claim.from })
  return document
}

/** The booking whose report this browser has opened. Throws FORBIDDEN. */
export async function findGranted(
  ctx: Ctx,
  { orderId, grants }: GrantClaim & { orderId: string },
): Promise<{ booking: Booking; grant: Grant }> {
  const booking = isOrderId(orderId) ? await ctx.db.booking.findUnique({ where: { orderId } }) : null
  const grant =
    booking && !booking.erasedAt
      ? findGrant(ctx, { kind: 'own', id: booking.id, revision: booking.accessKey }, grants)
      : null
  if (!booking || !grant) throw notGranted()
  return { booking, grant }
}
