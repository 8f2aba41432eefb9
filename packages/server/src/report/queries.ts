import type { ReportState } from '@homecare/domain/report'
import { AppError } from '../process/app-error'
import type { Booking, Prisma, Report } from '../generated/prisma/client'

/** Returns the locked booking: what happens to the reports of one booking happens one after the other. */
export async function lockReportedBooking(tx: Prisma.TransactionClient, bookingId: string): Promise<Booking> {
  await tx.$queryRaw`SELECT id FROM booking WHERE id = ${bookingId}::uuid FOR UPDATE`
  const booking = await tx.booking.findUnique({ where: { id: bookingId } })
  if (!booking || booking.erasedAt) throw new AppError('NOT_FOUND')
  return booking
}

/** Returns a report with its booking, which is locked. Throws NOT_FOUND. */
export async function lockReport(
  tx: Prisma.TransactionClient,
  id: string,
): Promise<{ report: Report; booking: Booking }> {
  const found = await tx.report.findUnique({ where: { id }, select: { bookingId: true } })
  if (!found) throw new AppError('NOT_FOUND')
  const booking = await lockReportedBooking(tx, found.bookingId)
  return { booking, report: await tx.report.findUniqueOrThrow({ where: { id } }) }
}

/** The relations that `presentShares` reads. */
export const shareParts = { openings: { orderBy: { openedAt: 'asc' } } } as const satisfies Prisma.ReportShareInclude

/** Whose report: one of the people of a booking, by the place in its list of names. */
export interface ReportOwner {
  bookingId: string
  person: number
}

/** The links of one person's report to a doctor, newest first. */
export const sharesOf = (tx: Prisma.TransactionClient, { bookingId, person }: ReportOwner) =>
  tx.reportShare.findMany({
    where: { bookingId, person },
    include: shareParts,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })

const SEEN: ReportState[] = ['released', 'replaced', 'withdrawn']

/** The reports that are or were open to the patient, in the order of their release. */
export const seenByPatient = {
  where: { state: { in: SEEN } },
  orderBy: { releasedAt: 'asc' },
} satisfies Prisma.Booking$reportsArgs
