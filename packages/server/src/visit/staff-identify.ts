import type { StaffIdentities } from '@homecare/contract/identity'
import { lockExpectedBooking } from '../booking/queries'
import { saveIdentities } from '../booking/save-identities'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { assertIdentities } from './internal/assert-identities'

/**
 * Stores date of birth and sex of people with tests as staff have heard or read them, after the sample was taken too: until the
 * report is released somebody may find out that they are wrong. Throws NOT_FOUND, CONFLICT for an older version, INVALID_INPUT
 * with the field, and ILLEGAL_TRANSITION for a visit that is not paid or was canceled.
 */
export async function staffIdentifyPeople({
  ctx,
  actor,
  input: { people, ...expected },
}: {
  ctx: Ctx
  actor: Actor
  input: StaffIdentities & { id: string }
}): Promise<void> {
  const now = ctx.now()
  await ctx.db.$transaction(async (tx) => {
    const { id, status, paymentStatus } = await lockExpectedBooking(tx, expected)
    if (status === 'Canceled' || paymentStatus !== 'Paid')
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'This visit is not paid, or it was canceled.' })
    await assertIdentities(tx, { bookingId: id, people, now })
    await saveIdentities(tx, { bookingId: id, people, actor, now })
    await tx.booking.update({ where: { id }, data: { version: { increment: 1 } } })
  })
}
