import { fastProblem, type Fast, type FastProblem } from '@homecare/domain/fasting'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { findSlot, slotReason, type SlotRules } from '@homecare/domain/slots'
import { AppError } from '../process/app-error'
import type { Prisma } from '../generated/prisma/client'
import { readDays } from './queries'

/** A slot that somebody wants, with what decides which others may be offered instead. */
export interface SlotWish extends SlotChoice {
  fast: Fast
  /** The visit's present slot, which is never offered. */
  current?: SlotChoice | undefined
}

const SENTENCES = {
  past: { time: 'This time has passed. Choose a later one.' },
  'lead-time': { time: 'This time is too soon. Choose a later one.' },
  closed: { date: 'We make no visits on this day. Choose another one.' },
}
const NOT_OFFERED = { time: 'We make no visits at this time. Choose another one.' }

const FAST_FIELDS: Record<FastProblem, (hours: number) => Record<string, string>> = {
  // At the time, so that a form which does not know the statement offers other times.
  unstated: (hours) => ({
    time: `A fast of ${hours} hours can’t be kept until then. Choose a later time, or say since when you have not eaten.`,
  }),
  'too-short': (hours) => ({
    notEatenSince: `A fast of ${hours} hours is not over by then. Choose a later time.`,
  }),
  future: () => ({ notEatenSince: 'Give a time that has passed' }),
  'long-ago': () => ({ notEatenSince: 'Give the time of the last meal, which is not more than two days ago' }),
}

/** The error for a slot that can't be taken. `withAlternativeSlots` adds the nearest free ones. */
export class SlotRefusal extends AppError {
  readonly wish: SlotWish

  constructor(
    code: 'SLOT_FULL' | 'INVALID_INPUT',
    more: { detail?: string; fields?: Record<string, string> },
    wish: SlotWish,
  ) {
    super(code, more)
    this.wish = wish
  }

  static full(wish: SlotWish): SlotRefusal {
    return new SlotRefusal('SLOT_FULL', { detail: 'This time was taken meanwhile. Choose another one.' }, wish)
  }
}

/** Throws SLOT_FULL, or INVALID_INPUT at the date or time, if the slot can't be taken now. */
export async function assertSlotAvailable(
  tx: Prisma.TransactionClient,
  wish: SlotWish,
  { now, rules }: { now: Date; rules: SlotRules },
): Promise<void> {
  const { date, time } = wish
  const invalid = (fields: Record<string, string>) => new SlotRefusal('INVALID_INPUT', { fields }, wish)
  const slot = findSlot(time)
  if (!slot) throw invalid({ time: 'Choose Appointment Date and Time' })
  const days = await readDays(tx, { from: date, to: date, now, rules })
  const capacity = days.capacities(date).get(time) ?? rules.capacity
  const day = { now, closed: days.closed.has(date), taken: days.taken(date).get(time) ?? 0 }
  const reason = slotReason(date, slot, { ...day, rules: { ...rules, capacity } })
  if (reason === 'full') throw SlotRefusal.full(wish)
  if (reason === 'closed' && capacity === 0) throw invalid(NOT_OFFERED)
  if (reason) throw invalid(SENTENCES[reason])
}

/** Throws INVALID_INPUT, at the time or the statement, if the fast can't be kept until the slot. */
export function assertFast(wish: SlotWish, now: Date): void {
  const problem = fastProblem(wish, wish.fast, now)
  if (problem) throw new SlotRefusal('INVALID_INPUT', { fields: FAST_FIELDS[problem](wish.fast.hours) }, wish)
}
