import { addDays, dubaiDate, formatDate } from '@homecare/domain/dates'
import { findSlot, slotStart } from '@homecare/domain/slots'
import type { DetailOf, RecordKind } from '../data/record-calls'
import { detailMessages } from './messages'

/** True if the visit has not begun yet: a booking begins at its slot's time, a request on its day. */
export function isUpcoming(record: DetailOf[RecordKind], now: Date): boolean {
  if ('time' in record && findSlot(record.time)) return slotStart(record.date, record.time) > now
  return record.date > dubaiDate(now)
}

/** When it is, with how far away that is: "Tue 3 Mar 2026, 10:00 Am, in 23 days". */
export function visitTimeText(record: DetailOf[RecordKind], now: Date): string {
  const { today, tomorrow, inDays } = detailMessages.completeEarly
  const first = dubaiDate(now)
  const days = Math.round(
    (Date.parse(record.date) - Date.parse(first)) / (Date.parse(addDays(first, 1)) - Date.parse(first)),
  )
  const away = days <= 0 ? today : days === 1 ? tomorrow : inDays(days)
  return [formatDate(record.date), 'time' in record ? record.time : '', away].filter(Boolean).join(', ')
}
