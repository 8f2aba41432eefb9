import { reportRefusal, type ReportRefusal } from '@homecare/domain/report'
import { formatDate } from '@homecare/domain/dates'
import { AppError } from '../../process/app-error'
import type { Ctx } from '../../process/context'
import type { Booking } from '../../generated/prisma/client'

const SENTENCES: Record<ReportRefusal, (booking: Booking) => string> = {
  canceled: () => 'This booking is canceled: it can have no report. Check the order number.',
  'not-paid': () => 'This booking is not paid: it can have no report. Check the order number.',
  'visit-upcoming': ({ date }) =>
    `The visit is on ${formatDate(date)}, so there can be no report yet. Check the order number, or complete the visit first.`,
}

/** Throws CONFLICT with the reason if the booking can't have a report. */
export function assertReportable(ctx: Ctx, booking: Booking): void {
  const refusal = reportRefusal({ ...booking, now: ctx.now() })
  if (refusal) throw new AppError('CONFLICT', { detail: SENTENCES[refusal](booking) })
}
