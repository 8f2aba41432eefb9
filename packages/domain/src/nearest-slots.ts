import type { IsoDate } from './dates'
import { findSlot, type SlotView } from './slots'

/** A slot by its date and its time as text. */
export interface SlotChoice {
  date: IsoDate
  time: string
}

const COUNT = 3

export interface OfferedDay {
  date: IsoDate
  slots: readonly SlotView[]
}

/**
 * Returns at most three free slots that are nearest to the requested one: first those of its day by their distance in
 * time, then those of each later day. Earlier days are never offered, since the visitor may not be at home then. Of two
 * slots at equal distance the earlier one comes first. `except` is the visitor's current slot, which is never offered, as
 * those that `suits` refuses.
 */
export function nearestSlots(
  requested: SlotChoice,
  days: readonly OfferedDay[],
  { except, suits = () => true }: { except?: SlotChoice | undefined; suits?: (slot: SlotChoice) => boolean } = {},
): SlotChoice[] {
  const minutes = (time: string) => findSlot(time)?.startsAt ?? 0
  const distance = (time: string) => Math.abs(minutes(time) - minutes(requested.time))
  return days
    .filter(({ date }) => date >= requested.date)
    .flatMap(({ date, slots }) => slots.filter(({ available }) => available).map(({ time }) => ({ date, time })))
    .filter(({ date, time }) => date !== except?.date || time !== except.time)
    .filter(suits)
    .sort(
      (a, b) =>
        a.date.localeCompare(b.date) || distance(a.time) - distance(b.time) || minutes(a.time) - minutes(b.time),
    )
    .slice(0, COUNT)
}
