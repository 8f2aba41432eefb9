import { nurseName } from '@homecare/domain/nurse'
import type { AssignNurse } from '@homecare/contract/admin/nurses'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import { lockExpectedBooking } from '../booking/queries'
import type { Actor, Ctx } from '../process/context'
import { allotNumbers } from '../sample/allot'
import { formerNurse, lockNurse } from '../nurse/queries'

/**
 * Assigns a nurse to a paid visit that is still to be made, or takes the nurse off it. A nurse who is off duty or busy
 * at that time is accepted, because staff see both before they choose. Throws NOT_FOUND, CONFLICT for an older version,
 * ILLEGAL_TRANSITION, and INVALID_INPUT for a nurse who has left by then.
 */
export async function assignNurse({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: AssignNurse & { id: string }
}): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const booking = await lockExpectedBooking(tx, input)
    const { id, status, paymentStatus, date } = booking
    if (status !== 'Pending' || paymentStatus !== 'Paid')
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'Only a paid visit that is still to come needs a nurse.' })
    if (booking.nurseId === input.nurseId) return
    const nurse = await lockNurse(tx, input.nurseId ?? booking.nurseId ?? '')
    if (input.nurseId !== null && nurse.leftOn !== null && nurse.leftOn <= date)
      throw new AppError('INVALID_INPUT', { fields: { nurseId: 'This nurse no longer works here on that day' } })
    await tx.booking.update({
      where: { id },
      data: {
        nurseId: input.nurseId,
        nurseAssignedAt: ctx.now(),
        ...formerNurse(booking.nurseId),
        version: { increment: 1 },
      },
    })
    if (input.nurseId !== null) await allotNumbers(tx, actor, [id])
    await appendAuditEntry(tx, {
      actor,
      action: input.nurseId === null ? 'nurse unassigned' : 'nurse assigned',
      subject: { type: 'booking', id },
      detail: { nurse: nurseName(nurse) },
    })
  })
}
