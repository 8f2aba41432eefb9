import { twelveHours } from './clock'
import { formatDate } from './dates'
import type { SlotChoice } from './nearest-slots'
import { SLOT_MINUTES, slotStart } from './slots'

/** The half hour that begins at an instant, where the day stands beside it: `"11:30 am–12:00 pm"`. No line breaks within a time. */
export function halfHourFrom(at: Date): string {
  const ends = [at, new Date(at.getTime() + SLOT_MINUTES * 60_000)]
  return ends.map((end) => twelveHours(end).replace(' ', '\u00a0')).join('–')
}

/** A slot in few words: `"Sun 29 Nov 10:00 am"`. */
export const slotInShort = ({ date, time }: SlotChoice): string =>
  `${formatDate(date).slice(0, -5)} ${twelveHours(slotStart(date, time))}`
