import { addDays, dubaiDate, formatDate } from '@homecare/domain/dates'
import { findSlot, slotStart } from '@homecare/domain/slots'
import { detailMessages } from './messages'

interface Appointment {
  date: string
  /** Absent from a request, which is for a day. */
  time?: string
}

/** True if the visit has not begun yet: a booking begins at its slot's time, a request on its day. */
export function isUpcoming({ date, time }: Appointment, now: Date): boolean {
  if (time !== undefined && findSlot(time)) return slotStart(date, time) > now
  return date > dubaiDate(now)
}

/** When it is, with how far away that is: "Tue 3 Mar 2026, 10:00 Am, in 23 days". */
export function visitTimeText({ date, time }: Appointment, now: Date): string {
  const { today, tomorrow, inDays } = detailMessages.complete
  const first = dubaiDate(now)
  const days = Math.round((Date.parse(date) - Date.parse(first)) / (Date.parse(addDays(first, 1)) - Date.parse(first)))
  const away = days <= 0 ? today : days === 1 ? tomorrow : inDays(days)
  return [formatDate(date), time, away].filter(Boolean).join(', ')
}
