import { sameArea } from './day-route'

/** How many minutes the way between two areas takes; the same in both directions. */
export interface AreaTravel {
  from: string
  to: string
  minutes: number
}

/** A way takes no longer than this. */
export const MAX_TRAVEL_MINUTES = 240

/** The minutes from one area to another: none within an area, and none where nobody has entered the way. */
export function minutesBetween(a: string, b: string, travel: readonly AreaTravel[]): number {
  if (sameArea(a, b)) return 0
  const way = travel.find(
    ({ from, to }) => (sameArea(from, a) && sameArea(to, b)) || (sameArea(from, b) && sameArea(to, a)),
  )
  return way?.minutes ?? 0
}

/** The two areas of a way in the order in which it is stored, so that a way is stored once. */
export const wayOf = (a: string, b: string): { from: string; to: string } =>
  a.localeCompare(b, 'en') <= 0 ? { from: a, to: b } : { from: b, to: a }
