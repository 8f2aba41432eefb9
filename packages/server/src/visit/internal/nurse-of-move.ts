import { nurseName } from '@homecare/domain/nurse'
import { isFree } from '@homecare/domain/nurse-choice'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { AppError } from '../../process/app-error'
import { appendAuditEntry } from '../../audit/append'
import type { LockedBooking } from '../../booking/queries'
import type { Actor, Ctx } from '../../process/context'
import type { Booking, Prisma } from '../../generated/prisma/client'
import { formerNurse, lockNurse } from '../../nurse/queries'
import { allotNumbers } from '../../sample/allot'
import { findNurseChoices } from './nurse-choices'

interface NurseOfMove {
  to: SlotChoice
  /** Whom staff chose; null leaves it open, undefined keeps the nurse who is free then. */
  nurseId: string | null | undefined
  actor: Actor
  profile: Ctx['profile']
}

/**
 * Settles who makes a moved visit, and returns that change of the booking: the same nurse if free at the new time, else
 * whom staff chose, else nobody, so that staff see that it needs a nurse. The history has every change. Throws
 * INVALID_INPUT for a chosen nurse who is not free then, NOT_FOUND.
 */
export async function nurseOfMove(
  tx: Prisma.TransactionClient,
  booking: LockedBooking,
  { to, nurseId: chosen, actor, profile }: NurseOfMove,
): Promise<Pick<Booking, 'nurseId'> & ReturnType<typeof formerNurse>> {
  const { id, nurseId: before } = booking
  const wanted = chosen === undefined ? before : chosen
  if (wanted === null && before === null) return { nurseId: null }
  const nurse = wanted === null ? null : await lockNurse(tx, wanted)
  const choices = await findNurseChoices(tx, { ...booking, ...to }, profile)
  const free = choices.some((choice) => choice.id === wanted && isFree(choice))
  if (chosen && !free)
    throw new AppError('INVALID_INPUT', { fields: { nurseId: 'This nurse is not free at that time. Choose another.' } })
  const after = nurse && free ? nurse : null
  if (after?.id === before) return { nurseId: before }
  const changed = after ?? (await lockNurse(tx, before ?? ''))
  if (after) await allotNumbers(tx, actor, [id])
  await appendAuditEntry(tx, {
    actor,
    action: after ? 'nurse assigned' : 'nurse unassigned',
    subject: { type: 'booking', id },
    detail: { nurse: nurseName(changed) },
  })
  return { nurseId: after?.id ?? null, ...formerNurse(before) }
}
