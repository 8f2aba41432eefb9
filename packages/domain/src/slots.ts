import { addDays, dubaiDate, dubaiInstant, type IsoDate } from './dates'

export type Period = 'Morning' | 'Afternoon' | 'Evening'
export type SlotReason = 'past' | 'lead-time' | 'full' | 'closed'

/** The slot's text is its identity on screen, on the wire and in the database. */
export interface Slot {
  time: string
  period: Period
  /** Minutes after midnight in Dubai. */
  startsAt: number
}

/** The 12 half-hour slots in order. Source: specification, "Select Date and Time". */
export const SLOTS: readonly Slot[] = [
  { time: '10:00 Am', period: 'Morning', startsAt: 600 },
  { time: '10:30 Am', period: 'Morning', startsAt: 630 },
  { time: '11:00 Am', period: 'Morning', startsAt: 660 },
  { time: '11:30 Am', period: 'Morning', startsAt: 690 },
  { time: '01:00 Pm', period: 'Afternoon', startsAt: 780 },
  { time: '01:30 Pm', period: 'Afternoon', startsAt: 810 },
  { time: '02:00 Pm', period: 'Afternoon', startsAt: 840 },
  { time: '02:30 Pm', period: 'Afternoon', startsAt: 870 },
  { time: '06:00 Pm', period: 'Evening', startsAt: 1080 },
  { time: '06:30 Pm', period: 'Evening', startsAt: 1110 },
  { time: '07:00 Pm', period: 'Evening', startsAt: 1140 },
  { time: '07:30 Pm', period: 'Evening', startsAt: 1170 },
]

/** Minutes that a slot lasts. */
export const SLOT_MINUTES = 30

export interface SlotRules {
  /** Seats in one slot; none where it is not offered at all. */
  capacity: number
  /** A slot that starts within this many minutes can't be chosen. */
  leadMinutes: number
  /** The last bookable day is this many days after today. */
  horizonDays: number
}

export interface SlotView {
  time: string
  period: Period
  available: boolean
  reason?: SlotReason
}

export function findSlot(time: string): Slot | undefined {
  return SLOTS.find((slot) => slot.time === time)
}

/** The instant at which a slot begins. Throws RangeError for a time that is no slot. */
export function slotStart(date: IsoDate, time: string): Date {
  const slot = findSlot(time)
  if (!slot) throw new RangeError(`no such slot: ${time}`)
  return dubaiInstant(date, slot.startsAt)
}

/** Returns when the patient eats for the last time: `hours` before the slot begins. Throws RangeError on a time that is no slot. */
export function fastingStart(date: IsoDate, time: string, hours: number): Date {
  return new Date(slotStart(date, time).getTime() - hours * 3_600_000)
}

/** The last day that can be booked at `now`. */
export function lastDate(now: Date, { horizonDays }: SlotRules): IsoDate {
  return addDays(dubaiDate(now), horizonDays)
}

/** Why a slot can't be taken at `now`, or undefined if it can. `taken` counts its held and booked seats. */
export function slotReason(
  date: IsoDate,
  slot: Slot,
  day: { now: Date; closed: boolean; taken: number; rules: SlotRules },
): SlotReason | undefined {
  return reasonUntil(lastDate(day.now, day.rules), date, slot, day)
}

function reasonUntil(
  last: IsoDate,
  date: IsoDate,
  slot: Slot,
  { now, closed, taken, rules }: Parameters<typeof slotReason>[2],
): SlotReason | undefined {
  const start = dubaiInstant(date, slot.startsAt).getTime()
  if (start <= now.getTime()) return 'past'
  if (closed || date > last || rules.capacity === 0) return 'closed'
  if (start < now.getTime() + rules.leadMinutes * 60_000) return 'lead-time'
  if (taken >= rules.capacity) return 'full'
  return undefined
}

/** A day as it is known where slots are offered. */
export interface SlotDay {
  now: Date
  closed: boolean
  /** Held and booked seats by the slot's text. */
  taken: ReadonlyMap<string, number>
  /** Seats by the slot's text where they differ from the rules. */
  capacities?: ReadonlyMap<string, number>
  rules: SlotRules
}

/** The seats of a day whose times are not past, and how many of them are paid or held. */
export function comingSeatsOf(
  date: IsoDate,
  { now, closed, taken, capacities, rules }: SlotDay,
): { taken: number; all: number } {
  const seats = { taken: 0, all: 0 }
  for (const slot of SLOTS) {
    const capacity = capacities?.get(slot.time) ?? rules.capacity
    if (slotReason(date, slot, { now, closed, taken: 0, rules: { ...rules, capacity } })) continue
    seats.taken += taken.get(slot.time) ?? 0
    seats.all += capacity
  }
  return seats
}

/** All 12 slots of a day as a visitor sees them. */
export function slotsOfDay(date: IsoDate, { now, closed, taken, capacities, rules }: SlotDay): SlotView[] {
  const last = lastDate(now, rules)
  return SLOTS.map((slot) => {
    const { time, period } = slot
    const capacity = capacities?.get(time) ?? rules.capacity
    const day = { now, closed, taken: taken.get(time) ?? 0, rules: { ...rules, capacity } }
    const reason = reasonUntil(last, date, slot, day)
    return reason ? { time, period, available: false, reason } : { time, period, available: true }
  })
}
