import type { GiveGateCode } from '@homecare/contract/self-service'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import { findOwnBooking } from '../booking/find-own'
import { lockBooking } from '../booking/queries'
import type { Actor, Ctx } from '../process/context'

/**
 * Stores what nurse and desk need to get in, for the holder of the booking's link, in place of an earlier one. The history
 * records it without the code. Throws NOT_FOUND, and ILLEGAL_TRANSITION when no visit is to come.
 */
export async function giveGateCode({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: GiveGateCode & { orderId: string }
}): Promise<void> {
  const { id } = await findOwnBooking(ctx, input)
  const { gateCode } = input
  await ctx.db.$transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking.gateCode === gateCode) return
    if (booking.status !== 'Pending' || booking.paymentStatus !== 'Paid')
      throw new AppError('ILLEGAL_TRANSITION', {
        detail: 'No visit of this booking is to come, so nobody needs a code.',
      })
    await tx.booking.update({ where: { id }, data: { gateCode } })
    await appendAuditEntry(tx, { actor, action: 'gate code given', subject: { type: 'booking', id } })
  })
}
