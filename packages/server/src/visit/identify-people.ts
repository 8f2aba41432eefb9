import type { IdentifyPeople } from '@homecare/contract/self-service'
import { mayIdentify } from '@homecare/domain/identity'
import { findOwnBooking } from '../booking/find-own'
import { lockBooking } from '../booking/queries'
import { saveIdentities } from '../booking/save-identities'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { assertIdentities } from './internal/assert-identities'
import { assertFewChanges } from './internal/assert-few-changes'

/**
 * Stores date of birth and sex of people with tests, as the holder of the booking's link says them. Throws NOT_FOUND,
 * INVALID_INPUT with the field, ILLEGAL_TRANSITION when the visit is not paid or its sample was taken, and RATE_LIMITED after
 * many changes of a day.
 */
export async function identifyPeople({
  ctx,
  actor,
  input: { people, ...link },
}: {
  ctx: Ctx
  actor: Actor
  input: IdentifyPeople & { orderId: string }
}): Promise<void> {
  const { id } = await findOwnBooking(ctx, link)
  const now = ctx.now()
  await ctx.db.$transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!mayIdentify(booking))
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'This can’t be changed here any more. Please call us.' })
    await assertIdentities(tx, { bookingId: id, people, now })
    await assertFewChanges(ctx, tx, id)
    await saveIdentities(tx, { bookingId: id, people, actor, now })
  })
}
