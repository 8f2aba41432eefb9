import type { BloodTestItem, RequestItem } from '@homecare/contract/staff'
import { dubaiDate } from '@homecare/domain/dates'
import { findSlot, SLOT_MINUTES, slotStart } from '@homecare/domain/slots'
import { serverNow } from '@homecare/remote-kit/server-clock'

/** True if a visit's half hour is over and it is still pending. */
export function isOverdue(
  { status, date, time }: Pick<BloodTestItem, 'status' | 'date' | 'time'>,
  now = serverNow(),
): boolean {
  if (status !== 'Pending' || !findSlot(time)) return false
  return slotStart(date, time).getTime() + SLOT_MINUTES * 60_000 <= now.getTime()
}

/** True if the day for which a service was requested is over and the request is still pending. */
export const isRequestOverdue = ({ status, date }: Pick<RequestItem, 'status' | 'date'>, now = serverNow()): boolean =>
  status === 'Pending' && date < dubaiDate(now)
