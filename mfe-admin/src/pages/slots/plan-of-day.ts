import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import { addDays, type IsoDate } from '@homecare/domain/dates'
import { SLOTS, type Period } from '@homecare/domain/slots'

/** The last bookable day is this many days away; see decisions on the horizon. */
export const HORIZON_DAYS = 60

export interface SlotSeats {
  time: string
  period: Period
  /** The seats of this day. */
  seats: number
  /** The seats without a number for this day. */
  usual: number
  own: boolean
}

/** The twelve slots of a day with their seats; an empty date is every day. */
export function seatsOfDay({ capacities, defaultCapacity }: SlotPlan, date: string): SlotSeats[] {
  const seatsAt = (on: string, time: string) =>
    capacities.find((capacity) => capacity.date === on && capacity.time === time)?.capacity
  return SLOTS.map(({ time, period }) => {
    const usual = date === '' ? defaultCapacity : (seatsAt('', time) ?? defaultCapacity)
    const own = seatsAt(date, time)
    return { time, period, seats: own ?? usual, usual, own: own !== undefined }
  })
}

export const closingOf = ({ closedDays }: SlotPlan, date: string) => closedDays.find((day) => day.date === date)

export const hasOwnSeats = ({ capacities }: SlotPlan, date: string): boolean =>
  capacities.some((capacity) => capacity.date === date)

/** Whole weeks, Monday first, with every bookable day; null for a day that can't be booked. */
export function bookableWeeks(today: IsoDate): (IsoDate | null)[][] {
  const last = addDays(today, HORIZON_DAYS)
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  const weeks: (IsoDate | null)[][] = []
  for (let start = monday; start <= last; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((date) =>
        date < today || date > last ? null : date,
      ),
    )
  }
  return weeks
}

const weekday = (date: IsoDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()
