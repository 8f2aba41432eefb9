import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { findSlot, slotReason, type SlotRules } from '@homecare/domain/slots'
import { AppError } from '../app-error'
import type { Prisma } from '../generated/prisma/client'
import { readDays } from './queries'

const SENTENCES = {
  past: { time: 'This time has passed. Choose a later one.' },
  'lead-time': { time: 'This time is too soon. Choose a later one.' },
  closed: { date: 'We make no visits on this day. Choose another one.' },
}
const NOT_OFFERED = { time: 'We make no visits at this time. Choose another one.' }

/**
 * The error for a slot that can't be taken. `withAlternativeSlots` adds the nearest free ones, without the current
 * slot.
 */
export class SlotRefusal extends AppError {
  readonly requested: SlotChoice
  readonly current: SlotChoice | undefined

  constructor(
    code: 'SLOT_FULL' | 'INVALID_INPUT',
    more: { detail?: string; fields?: Record<string, string> },
    requested: SlotChoice,
    current?: SlotChoice,
  ) {
    super(code, more)
    this.requested = requested
    this.current = current
  }

  static full(requested: SlotChoice, current?: SlotChoice): SlotRefusal {
    return new SlotRefusal(
      'SLOT_FULL',
      { detail: 'This time was taken meanwhile. Choose another one.' },
      requested,
      current,
    )
  }
}

/** Throws SLOT_FULL, or INVALID_INPUT at the date or time, if the slot can't be taken now. */
export async function assertSlotAvailable(
  tx: Prisma.TransactionClient,
  { date, time, now, rules, current }: SlotChoice & { now: Date; rules: SlotRules; current?: SlotChoice | undefined },
): Promise<void> {
  const invalid = (fields: Record<string, string>) =>
    new SlotRefusal('INVALID_INPUT', { fields }, { date, time }, current)
  const slot = findSlot(time)
  if (!slot) throw invalid({ time: 'Choose Appointment Date and Time' })
  const days = await readDays(tx, { from: date, to: date, now, rules })
  const capacity = days.capacities(date).get(time) ?? rules.capacity
  const day = { now, closed: days.closed.has(date), taken: days.taken(date).get(time) ?? 0 }
  const reason = slotReason(date, slot, { ...day, rules: { ...rules, capacity } })
  if (reason === 'full') throw SlotRefusal.full({ date, time }, current)
  if (reason === 'closed' && capacity === 0) throw invalid(NOT_OFFERED)
  if (reason) throw invalid(SENTENCES[reason])
}
