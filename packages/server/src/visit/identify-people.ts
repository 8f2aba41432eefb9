import type { IdentifyPeople } from '@homecare/contract/self-service'
import { dubaiDate } from '@homecare/domain/dates'
import { birthDateMessage, mayIdentify, readBirthDate } from '@homecare/domain/identity'
import { findOwnBooking } from '../booking/find-own'
import { lockBooking } from '../booking/queries'
import { saveIdentities } from '../booking/save-identities'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
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
    const lines = await tx.bookingLine.findMany({ where: { bookingId: id }, select: { person: true } })
    const fields = people.flatMap(({ person, birthDate }, index): [string, string][] => {
      if (!lines.some((line) => line.person === person))
        return [[`people.${index}.person`, 'This person has no tests in this visit']]
      const birth = readBirthDate(birthDate, dubaiDate(now))
      return 'reason' in birth ? [[`people.${index}.birthDate`, birthDateMessage(birth.reason)]] : []
    })
    if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields: Object.fromEntries(fields) })
    await assertFewChanges(ctx, tx, id)
    await saveIdentities(tx, { bookingId: id, people, actor, now })
  })
}
