import type { SlotsResponse } from '@homecare/contract/slots'
import type { IsoDate } from '@homecare/domain/dates'
import { lastDate, slotsOfDay, type SlotRules } from '@homecare/domain/slots'
import type { StoredDays } from './queries'

/** Presents the twelve slots of a day, each with the reason if it can't be taken. */
export function presentSlots(
  date: IsoDate,
  days: StoredDays,
  { now, rules }: { now: Date; rules: SlotRules },
): SlotsResponse {
  const closedReason = days.closed.get(date)
  const day = { now, rules, closed: closedReason !== undefined, taken: days.taken(date) }
  return {
    date,
    lastDate: lastDate(now, rules),
    ...(closedReason === undefined ? {} : { closedReason }),
    slots: slotsOfDay(date, { ...day, capacities: days.capacities(date) }),
  }
}
