import type { IdentifyPeople } from '@homecare/contract/self-service'
import { mayIdentify } from '@homecare/domain/identity'
import { findOwnBooking, reportProofOf } from '../booking/find-own'
import { lockBooking } from '../booking/queries'
import { saveIdentities } from '../booking/save-identities'
import { AppError } from '../process/app-error'
import type { Prisma } from '../generated/prisma/client'
import type { Actor, Ctx } from '../process/context'
import { assertIdentities } from './internal/assert-identities'
import { assertFewChanges } from './internal/assert-few-changes'

/**
 * Stores date of birth and sex of people with tests, as the holder of the booking's link says them. Throws NOT_FOUND,
 * INVALID_INPUT with the field, ILLEGAL_TRANSITION when the visit is not paid or its sample was taken, and RATE_LIMITED after
 * many changes of a day, and CONFLICT for who has a date already where the link went to a phone, since that date opens its reports.
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
  const own = await findOwnBooking(ctx, link)
  const { id } = own
  const now = ctx.now()
  await ctx.db.$transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!mayIdentify(booking))
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'This can’t be changed here any more. Please call us.' })
    if (reportProofOf(ctx, own, link.token) === 'birth date') await assertNotGiven(ctx, tx, { bookingId: id, people })
    await assertIdentities(tx, { bookingId: id, people, now })
    await assertFewChanges(ctx, tx, id)
    await saveIdentities(tx, { bookingId: id, people, actor, now })
  })
}

async function assertNotGiven(
  { profile }: Pick<Ctx, 'profile'>,
  tx: Prisma.TransactionClient,
  { bookingId, people }: { bookingId: string } & Pick<IdentifyPeople, 'people'>,
): Promise<void> {
  const given = await tx.personIdentity.count({
    where: { bookingId, person: { in: people.map(({ person }) => person) } },
  })
  if (given > 0)
    throw new AppError('CONFLICT', {
      detail: `The date of birth is known already. Please call us on ${profile.phone} if it is wrong.`,
    })
}
