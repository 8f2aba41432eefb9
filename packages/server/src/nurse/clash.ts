import type { Booking } from '../generated/prisma/client'
import { Prisma } from '../generated/prisma/client'

type Visit = Pick<Booking, 'id' | 'nurseId' | 'date' | 'time' | 'status'>

/** Returns whether another visit has the same nurse at the same time, while this one is still to be made. */
export function hasNurseClash(visit: Visit, others: readonly Visit[]): boolean {
  const { id, nurseId, date, time, status } = visit
  if (nurseId === null || status !== 'Pending') return false
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
export const NURSE_CLASH = Prisma.sql`(r.nurse_id IS NOT NULL AND r.status = 'Pending' AND EXISTS (
  SELECT FROM booking o WHERE o.nurse_id = r.nurse_id AND o.date = r.date AND o.time = r.time AND o.id <> r.id
    AND o.status <> 'Canceled'))`
