import type { SlotChoice } from './nearest-slots'
import { fastingStart, slotStart } from './slots'

const HOUR_MS = 3_600_000

/** The patient's own statement about the last meal is not older than this; an older one is a slip. */
const OLDEST_STATEMENT_HOURS = 48

/** The fast that a visit needs. */
export interface Fast {
  /** 0 if nothing of the visit needs one. */
  hours: number
  /** The patient's own statement; null without one. */
  notEatenSince: Date | null
}

/** The first instant at which a nurse finds the fast kept: it runs since the stated meal, else from now on. */
export function fastKeptFrom({ hours, notEatenSince }: Fast, now: Date): Date {
  return new Date((notEatenSince ?? now).getTime() + hours * HOUR_MS)
}

export function keepsFast({ date, time }: SlotChoice, fast: Fast, now: Date): boolean {
  return fast.hours === 0 || slotStart(date, time) >= fastKeptFrom(fast, now)
}

/** `unstated`: only a patient who has not eaten for a while can keep the fast, and has to say so. */
export type FastProblem = 'unstated' | 'too-short' | 'future' | 'long-ago'

/** Why the slot can't be taken because of its fast; null if it can. */
export function fastProblem(slot: SlotChoice, fast: Fast, now: Date): FastProblem | null {
  const { hours, notEatenSince } = fast
  if (keepsFast(slot, { hours, notEatenSince: null }, now)) return null
  if (notEatenSince === null) return 'unstated'
  if (notEatenSince > now) return 'future'
  if (now.getTime() - notEatenSince.getTime() > OLDEST_STATEMENT_HOURS * HOUR_MS) return 'long-ago'
  return keepsFast(slot, fast, now) ? null : 'too-short'
}

/** The statement if the slot can only be taken because of it, else null. */
export function neededStatement(slot: SlotChoice, { hours, notEatenSince }: Fast, now: Date): Date | null {
  return keepsFast(slot, { hours, notEatenSince: null }, now) ? null : notEatenSince
}

/**
 * The fast of a visit that is moved: its patient may have begun to fast for the present slot already, so a later one
 * needs no statement. What was stated grows older meanwhile, which is no slip: it is taken as old as is accepted.
 */
export function fastWhenMoved(present: SlotChoice, fast: Fast, now: Date): Fast {
  if (fast.hours === 0) return fast
  const since = fast.notEatenSince ?? fastingStart(present.date, present.time, fast.hours)
  const oldest = new Date(now.getTime() - OLDEST_STATEMENT_HOURS * HOUR_MS)
  return since < now ? { ...fast, notEatenSince: since < oldest ? oldest : since } : fast
}

/** What patients read about their last meal. An hour is named only while it is to come. */
export type FastAdvice = { kind: 'from'; at: Date } | { kind: 'none' | 'stated' | 'begun' | 'over' }

export function fastAdvice({ date, time }: SlotChoice, { hours, notEatenSince }: Fast, now: Date): FastAdvice {
  if (hours === 0) return { kind: 'none' }
  const at = fastingStart(date, time, hours)
  if (at >= now) return { kind: 'from', at }
  if (slotStart(date, time) <= now) return { kind: 'over' }
  return { kind: notEatenSince === null ? 'begun' : 'stated' }
}

const STEP_MS = HOUR_MS / 2
const CHOICES = 24

/** The half hours since which a patient can have fasted for this slot, the latest first. */
export function statementChoices({ date, time }: SlotChoice, hours: number): Date[] {
  const latest = fastingStart(date, time, hours).getTime()
  return Array.from({ length: CHOICES }, (_, index) => new Date(latest - index * STEP_MS))
}
