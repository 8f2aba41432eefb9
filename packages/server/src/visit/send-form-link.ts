import { appendAuditEntry } from '../audit/append'
import { lockExpectedBooking } from '../booking/queries'
import { isSomebodyUnknown } from '../booking/save-identities'
import { tellPatient } from '../outbox/tell-patient'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'

/**
 * Sends the patient the own page, on which date of birth and sex of who is tested are filled in. Throws NOT_FOUND, CONFLICT for
 * an older version, so that two presses are one message, and ILLEGAL_TRANSITION where there is nothing to fill in.
 */
export async function sendFormLink({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: { id: string; version: number }
}): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { id, status, paymentStatus, version } = await lockExpectedBooking(tx, input)
    if (status !== 'Pending' || paymentStatus !== 'Paid')
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'Only a paid visit that is still to come has this form.' })
    if (!(await isSomebodyUnknown(tx, id)))
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'Everything that the form asks is known.' })
    await tx.booking.update({ where: { id }, data: { version: { increment: 1 } } })
    await tellPatient(tx, 'form-link', { bookingId: id }, { now: ctx.now(), about: `${id}:${version + 1}` })
    await appendAuditEntry(tx, { actor, action: 'form link sent', subject: { type: 'booking', id } })
  })
}
