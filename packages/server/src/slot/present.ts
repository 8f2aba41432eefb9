import type { SlotsResponse } from '@homecare/contract/slots'
import type { Way } from '@homecare/domain/news'
import { keepsFast, type Fast } from '@homecare/domain/fasting'
import type { IsoDate } from '@homecare/domain/dates'
import { lastDate, slotsOfDay, type SlotRules } from '@homecare/domain/slots'
import type { StoredDays } from './queries'

/** Presents the twelve slots of a day: the reason why one can't be taken, and whether the fast would be kept until it. */
export function presentSlots(
  date: IsoDate,
  days: StoredDays,
  { now, rules, fast, ways }: { now: Date; rules: SlotRules; fast: Fast; ways: Way[] },
): SlotsResponse {
  const closedReason = days.closed.get(date)
  const day = { now, rules, closed: closedReason !== undefined, taken: days.taken(date) }
  return {
    date,
    lastDate: lastDate(now, rules),
    ways,
    ...(closedReason === undefined ? {} : { closedReason }),
    slots: slotsOfDay(date, { ...day, capacities: days.capacities(date) }).map((slot) =>
      fast.hours > 0 ? { ...slot, keepsFast: keepsFast({ date, time: slot.time }, fast, now) } : slot,
    ),
  }
}
