import { formatDate } from '@homecare/domain/dates'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { messages } from '../../messages'

/** Which slot is gone, and why. */
export function lostTitle({ full, wanted: { date, time } }: { full: boolean; wanted: SlotChoice }): string {
  const when = `${formatDate(date)}, ${time}`
  return full ? messages.confirm.lostFull(when) : messages.confirm.lostGone(when)
}
