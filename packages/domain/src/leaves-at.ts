import { dubaiDate } from './dates'
import { SLOT_MINUTES } from './slots'

const MINUTE_MS = 60_000
/** A nurse leaves for a visit so long before its half hour begins, unless the visit before it is not over. */
const LEAVES_BEFORE_MS = 30 * MINUTE_MS
const ROUNDED_TO_MS = 5 * MINUTE_MS
/** For so long after it "at about 10:00 am" is not wrong. */
const ABOUT_MS = 10 * MINUTE_MS

interface Departure {
  visitAt: Date
  /** The nurse's visit before this one on the same day; null if this is the first. `overAt` is null until it is over. */
  before: { visitAt: Date; overAt: Date | null } | null
  now: Date
}

/**
 * About when the nurse leaves for a visit, as its patient reads it on the day; null while nobody can know it: on other
 * days, when the visit before takes longer than planned, and once that time is over.
 */
export function leavesAt({ visitAt, before, now }: Departure): Date | null {
  if (dubaiDate(now) !== dubaiDate(visitAt)) return null
  const usual = visitAt.getTime() - LEAVES_BEFORE_MS
  const planned = before ? before.visitAt.getTime() + SLOT_MINUTES * MINUTE_MS : usual
  const isOver = before === null || before.overAt !== null
  if (!isOver && planned < now.getTime()) return null
  const leaves = Math.max(usual, before?.overAt?.getTime() ?? planned)
  if (leaves + ABOUT_MS < now.getTime()) return null
  return new Date(Math.round(leaves / ROUNDED_TO_MS) * ROUNDED_TO_MS)
}
