import { isOrderId } from '@homecare/domain/order-id'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import type { Booking } from '../generated/prisma/client'
import type { ReportCipher } from '../ports/report-cipher'
import { findGrant, ownReportSubject, type Grant } from './internal/grant'
import { currentReport } from './internal/own-report'
import { readDocument, type ReportDocument } from './internal/read-document'
import { recordOpening } from './internal/record-opening'
import type { ReportOwner } from './queries'

/** A browser's claim to a report that it has opened: the values of its cookies. */
export interface GrantClaim {
  grants: readonly string[]
  from: string
}

/** The report of one person of a booking; that of the patient who booked without a `person`. */
export interface OwnReportRef {
  orderId: string
  person?: number | undefined
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
  input,
}: {
  ctx: Ctx
  cipher: ReportCipher
  input: GrantClaim & OwnReportRef
}): Promise<ReportDocument> {
  const { booking, grant, owner } = await findGranted(ctx, input)
  const { report } = await currentReport(ctx.db, owner)
  const document = await readDocument(ctx, cipher, report, booking.orderId)
  await recordOpening(ctx, { id: grant.id, bookingId: booking.id, reportId: report.id, from: input.from })
  return document
}

/** The booking and the person whose report this browser has opened. Throws FORBIDDEN. */
export async function findGranted(
  ctx: Ctx,
  { orderId, person = 0, grants }: GrantClaim & OwnReportRef,
): Promise<{ booking: Booking; grant: Grant; owner: ReportOwner }> {
  const booking = isOrderId(orderId) ? await ctx.db.booking.findUnique({ where: { orderId } }) : null
  const grant = booking && !booking.erasedAt ? findGrant(ctx, ownReportSubject(booking, person), grants) : null
  if (!booking || !grant) throw notGranted()
  return { booking, grant, owner: { bookingId: booking.id, person } }
}
