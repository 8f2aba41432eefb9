import type { BloodTestItem } from '@homecare/contract/staff'
import { findSlot, SLOT_MINUTES, slotStart } from '@homecare/domain/slots'

/** True if a visit's half hour is over and it is still pending. */
export function isOverdue(
  { status, date, time }: Pick<BloodTestItem, 'status' | 'date' | 'time'>,
  now = new Date(),
): boolean {
  if (status !== 'Pending' || !findSlot(time)) return false
  return slotStart(date, time).getTime() + SLOT_MINUTES * 60_000 <= now.getTime()
}
