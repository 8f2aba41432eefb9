import type { LaboratorySample } from '@homecare/contract/admin/laboratory'
import { preparation } from '@homecare/domain/cart'
import { accessionOf, isSampleLate, reportDueAt, tubesFor } from '@homecare/domain/sample'
import type { Prisma } from '../generated/prisma/client'
import { nurseName } from '../nurse/queries'

/** The relations that `presentSample` reads: `include: sampleParts` in the query. */
export const sampleParts = {
  lines: { orderBy: { position: 'asc' } },
  nurse: true,
  sample: true,
  visitSteps: { where: { kind: 'sampleTaken' } },
  reports: { where: { state: 'released' } },
} as const satisfies Prisma.BookingInclude

/** More steps and reports than these do no harm. */
type SampledBooking = Prisma.BookingGetPayload<{
  include: {
    lines: true
    nurse: { select: { firstName: true; lastName: true } }
    sample: true
    visitSteps: true
    reports: true
  }
}>

/** When the sample was taken: the nurse's step and a completion by staff both complete the visit. */
export const takenAtOf = ({ status, completedAt }: Pick<SampledBooking, 'status' | 'completedAt'>): Date | null =>
  status === 'Completed' ? completedAt : null

export function presentSample(booking: SampledBooking, now: Date): LaboratorySample {
  const { sample, lines, nurse, visitSteps, reports, refund } = booking
  const takenAt = takenAtOf(booking)
  const facts = {
    takenAt,
    turnaroundHours: preparation(lines).turnaroundHours,
    reported: reports.some(({ state }) => state === 'released'),
  }
  return {
    bookingId: booking.id,
    orderId: booking.orderId,
    fullName: booking.fullName,
    date: booking.date,
    time: booking.time,
    status: booking.status,
    accession: sample && accessionOf(sample.number),
    tubes: tubesFor(lines),
    tests: lines.map(({ name }) => name),
    nurse: nurse && nurseName(nurse),
    takenAt: takenAt?.toISOString() ?? null,
    takenBy: takenAt && booking.completedBy,
    tubesFilled: takenAt && (visitSteps.find(({ kind }) => kind === 'sampleTaken')?.tubes ?? null),
    handedOverAt: sample?.handedOverAt?.toISOString() ?? null,
    handedOverBy: sample?.handedOverBy ?? null,
    dueAt: reportDueAt(facts)?.toISOString() ?? null,
    late: isSampleLate(facts, now),
    reported: facts.reported,
    refunded: refund === 'requested' || refund === 'done',
  }
}
