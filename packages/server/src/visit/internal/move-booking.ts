import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { slotStart, type SlotRules } from '@homecare/domain/slots'
import { appendAuditEntry } from '../../audit/append'
import type { Actor, Ctx } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'
import { enqueueEmail } from '../../outbox/enqueue'
import { tellPatient } from '../../outbox/tell-patient'
import { wishToMove } from '../../booking/fast'
import type { LockedBooking } from '../../booking/queries'
import { assertFast, assertSlotAvailable, SlotRefusal } from '../../slot/check-slot'
import { moveSeat } from '../../slot/seats'
import { nurseOfMove } from './nurse-of-move'
import { closeChangeRequests, needsActionAfterClosing } from '../../booking/change-requests'
import { waitingReason } from '../../booking/waiting-reason'

interface Move {
  to: SlotChoice
  /** What the patient says now about the last meal. */
  statement: string | undefined
  actor: Actor
  now: Date
  rules: SlotRules
  profile: Ctx['profile']
  /** Whom staff chose for the new time; null leaves it open, undefined keeps the nurse who is free then. */
  nurseId?: string | null | undefined
  /** The visit's slot, if it must not be an alternative to the wanted one. */
  current?: SlotChoice
}

/**
 * Moves a paid, locked booking to another slot. If no seat is free there, the transaction fails and the old seat stays.
 * Its nurse stays if free then. Throws SLOT_FULL or INVALID_INPUT. Patient and staff get an email with the new time.
 */
export async function moveBooking(
  tx: Prisma.TransactionClient,
  booking: LockedBooking,
  { to, statement, actor, now, rules, current, profile, nurseId }: Move,
): Promise<void> {
  const { id, date, time, seat, version } = booking
  const { wish, notEatenSince } = await wishToMove(tx, booking, { to, statement, now, current })
  await assertSlotAvailable(tx, wish, { now, rules })
  assertFast(wish, now)
  if (!(await moveSeat(tx, { ...to, bookingId: id, now, rules }))) throw SlotRefusal.full(wish)
  await closeChangeRequests(tx, id, { kind: 'move', by: actor.name, now })
  const needsAction =
    booking.needsAction === 'paid-slot-gone'
      ? await waitingReason(tx, id, booking.needsAction)
      : await needsActionAfterClosing(tx, booking)
  const nurse = await nurseOfMove(tx, booking, { to, nurseId, actor, profile })
  await tx.booking.update({
    where: { id },
    data: {
      ...to,
      notEatenSince,
      visitAt: slotStart(to.date, to.time),
      ...nurse,
      needsAction,
      version: { increment: 1 },
    },
  })
  await appendAuditEntry(tx, {
    actor,
    action: 'moved',
    subject: { type: 'booking', id },
    detail: { from: `${date} ${time}`, to: `${to.date} ${to.time}` },
  })
  await tellOfMove(tx, { bookingId: id, version: seat ? version + 1 : null, now })
}

/** A booking without a seat, because its slot was full, was never confirmed, so this is its confirmation. */
async function tellOfMove(
  tx: Prisma.TransactionClient,
  { bookingId, version, now }: { bookingId: string; version: number | null; now: Date },
): Promise<void> {
  if (version === null) {
    await tellPatient(tx, 'booking-confirmed', { bookingId }, { now })
    await enqueueEmail(tx, 'staff-booking', { bookingId })
    return
  }
  const about = `${bookingId}:${version}`
  await tellPatient(tx, 'booking-moved', { bookingId }, { now, about })
  await enqueueEmail(tx, 'staff-moved', { bookingId }, { about })
}
