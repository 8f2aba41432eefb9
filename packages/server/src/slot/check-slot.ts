import { findSlot, slotReason, type SlotRules } from '@homecare/domain/slots'
import { AppError } from '../app-error'
import type { Prisma } from '../generated/prisma/client'
import { readDays } from './queries'
import type { SlotKey } from './seats'

const SENTENCES = {
  past: { time: 'This time has passed. Choose a later one.' },
  'lead-time': { time: 'This time is too soon. Choose a later one.' },
  closed: { date: 'We make no visits on this day. Choose another one.' },
}
const NOT_OFFERED = { time: 'We make no visits at this time. Choose another one.' }

/** Throws what a visitor must know if the slot can't be taken now: SLOT_FULL, or INVALID_INPUT at its date or time. */
export async function assertSlotAvailable(
  tx: Prisma.TransactionClient,
  { date, time, now, rules }: SlotKey & { now: Date; rules: SlotRules },
): Promise<void> {
  const slot = findSlot(time)
  if (!slot) throw new AppError('INVALID_INPUT', { fields: { time: 'Choose Appointment Date and Time' } })
  const days = await readDays(tx, { from: date, to: date, now })
  const capacity = days.capacities(date).get(time) ?? rules.capacity
  const day = { now, closed: days.closed.has(date), taken: days.taken(date).get(time) ?? 0 }
  const reason = slotReason(date, slot, { ...day, rules: { ...rules, capacity } })
  if (reason === 'full') throw slotFullError()
  if (reason === 'closed' && capacity === 0) throw new AppError('INVALID_INPUT', { fields: NOT_OFFERED })
  if (reason) throw new AppError('INVALID_INPUT', { fields: SENTENCES[reason] })
}

export function slotFullError(): AppError {
  return new AppError('SLOT_FULL', { detail: 'This time was taken meanwhile. Choose another one.' })
}
