import type { Booking } from '../generated/prisma/client'
import { Prisma } from '../generated/prisma/client'

type Visit = Pick<Booking, 'id' | 'nurseId' | 'date' | 'time' | 'status'>

/** The relation by which a booking's clash is known: `include: clashParts` in the query. */
export const clashParts = { occupation: { select: { id: true } } } as const satisfies Prisma.BookingInclude

/**
 * Returns whether the nurse of a visit that is still to be made has another one meanwhile: at the same time, or one that occupies
 * the nurse's time so that nothing of it was left for this one.
 */
export function hasNurseClash(visit: Visit & { occupation: { id: string } | null }, others: readonly Visit[]): boolean {
  const { id, nurseId, date, time, status } = visit
  if (nurseId === null || status !== 'Pending') return false
  if (visit.occupation === null) return true
  return others.some(
    (other) =>
      other.id !== id &&
      other.nurseId === nurseId &&
      other.date === date &&
      other.time === time &&
      other.status !== 'Canceled',
  )
}

/** SQL expression: `hasNurseClash` of the booking `r`. */
export const NURSE_CLASH = Prisma.sql`(r.nurse_id IS NOT NULL AND r.status = 'Pending' AND (
  NOT EXISTS (SELECT FROM nurse_occupation o WHERE o.booking_id = r.id)
  OR EXISTS (SELECT FROM booking o WHERE o.nurse_id = r.nurse_id AND o.date = r.date AND o.time = r.time AND o.id <> r.id
    AND o.status <> 'Canceled')))`
