import type { IsoDate } from './dates'
import { findSlot, type SlotView } from './slots'

/** A slot by its day and its text. */
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
 * The free slots that come nearest to the one that was wanted: of its own day by the distance of their times, then of
 * the days after, day by day. Days before it are never offered: a visitor who chose a day may not be there earlier.
 * At equal distance the earlier time comes first. Three at most, and never `except`, which the visitor has already.
 */
export function nearestSlots(requested: SlotChoice, days: readonly OfferedDay[], except?: SlotChoice): SlotChoice[] {
  const minutes = (time: string) => findSlot(time)?.startsAt ?? 0
  const distance = (time: string) => Math.abs(minutes(time) - minutes(requested.time))
  return days
    .filter(({ date }) => date >= requested.date)
    .flatMap(({ date, slots }) => slots.filter(({ available }) => available).map(({ time }) => ({ date, time })))
    .filter(({ date, time }) => date !== except?.date || time !== except.time)
    .sort(
      (a, b) =>
        a.date.localeCompare(b.date) || distance(a.time) - distance(b.time) || minutes(a.time) - minutes(b.time),
    )
    .slice(0, COUNT)
}
