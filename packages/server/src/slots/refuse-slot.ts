import { findSlot, slotReason, type SlotRules } from '@homecare/domain/slots'
import { AppError } from '../app-error'
import type { Prisma } from '../generated/prisma/client'
import { takenSeats, type SlotKey } from './seats'

const SENTENCES = {
  past: { time: 'This time has passed. Choose a later one.' },
  'lead-time': { time: 'This time is too soon. Choose a later one.' },
  closed: { date: 'We make no visits on this day. Choose another one.' },
}

/** Throws what a visitor must know if the slot can't be taken now: SLOT_FULL, or INVALID_INPUT at its date or time. */
export async function refuseSlot(
  tx: Prisma.TransactionClient,
  { date, time, now, rules }: SlotKey & { now: Date; rules: SlotRules },
): Promise<void> {
  const slot = findSlot(time)
  if (!slot) throw new AppError('INVALID_INPUT', { fields: { time: 'Choose Appointment Date and Time' } })
  const taken = await takenSeats(tx, date, now)
  const closed = await tx.closedDay.findUnique({ where: { date } })
  const reason = slotReason(date, slot, { now, closed: closed !== null, taken: taken.get(time) ?? 0, rules })
  if (reason === 'full') throw slotFull()
  if (reason) throw new AppError('INVALID_INPUT', { fields: SENTENCES[reason] })
}

export function slotFull(): AppError {
  return new AppError('SLOT_FULL', { detail: 'This time was taken meanwhile. Choose another one.' })
}
