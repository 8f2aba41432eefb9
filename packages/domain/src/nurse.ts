import { dubaiInstant, type IsoDate } from './dates'
import { SLOT_MINUTES, type Slot } from './slots'
import { joinNames } from './text'

/** The working hours of one weekday, in minutes after midnight in Dubai. */
export interface WorkingHours {
  /** 0 is Sunday. */
  weekday: number
  from: number
  to: number
}

/** When a nurse works. */
export interface NurseDuty {
  hours: readonly WorkingHours[]
  daysOff: readonly IsoDate[]
  /** The first day on which the nurse no longer works here; null for a nurse who stays. */
  leftOn: IsoDate | null
}

/** A nurse's name as everybody reads it. */
export const nurseName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  joinNames(firstName, lastName)

/** With more visits than these on one day a nurse is overloaded. */
export const FULL_DAY_VISITS = 8

export const weekdayOf = (date: IsoDate) => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Returns whether a nurse works on this day at all. */
export function worksOn({ hours, daysOff, leftOn }: NurseDuty, date: IsoDate): boolean {
  if (leftOn !== null && date >= leftOn) return false
  return !daysOff.includes(date) && hours.some(({ weekday }) => weekday === weekdayOf(date))
}

/** Returns whether a nurse is on duty for the whole of a slot. */
export function isOnDuty(duty: NurseDuty, date: IsoDate, { startsAt }: Pick<Slot, 'startsAt'>): boolean {
  if (!worksOn(duty, date)) return false
  return duty.hours.some(
    ({ weekday, from, to }) => weekday === weekdayOf(date) && from <= startsAt && startsAt + SLOT_MINUTES <= to,
  )
}

/** A nurse's duty with the care that is planned meanwhile, in milliseconds since 1970. */
export interface NurseTimes extends NurseDuty {
  care: readonly { from: number; to: number }[]
}

/** Returns whether care takes a part of a slot. */
export function hasCareIn(
  { care }: Pick<NurseTimes, 'care'>,
  date: IsoDate,
  { startsAt }: Pick<Slot, 'startsAt'>,
): boolean {
  const from = dubaiInstant(date, startsAt).getTime()
  const to = from + SLOT_MINUTES * 60_000
  return care.some((each) => each.from < to && from < each.to)
}

/** Returns whether a nurse can make a blood test's visit in a slot: on duty for the whole of it, and without care in it. */
export const canTest = (nurse: NurseTimes, date: IsoDate, slot: Pick<Slot, 'startsAt'>): boolean =>
  isOnDuty(nurse, date, slot) && !hasCareIn(nurse, date, slot)

/**
 * The seats of a slot: a nurse makes one visit at a time, so there are never more than nurses on duty who have no care then.
 * The setting stays as the upper limit, and is the capacity alone where no nurse has been entered.
 */
export function slotCapacity(
  ceiling: number,
  nurses: readonly NurseTimes[],
  { date, slot }: { date: IsoDate; slot: Pick<Slot, 'startsAt'> },
): number {
  if (nurses.length === 0) return ceiling
  return Math.min(ceiling, nurses.filter((nurse) => canTest(nurse, date, slot)).length)
}
