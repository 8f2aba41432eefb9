import type { GivenIdentities } from '@homecare/contract/identity'
import { dubaiDate } from '@homecare/domain/dates'
import { birthDateMessage, readBirthDate } from '@homecare/domain/identity'
import { AppError } from '../../process/app-error'
import type { Prisma } from '../../generated/prisma/client'

/** Throws INVALID_INPUT with the field for somebody without tests in this visit, and for a day on which nobody was born. */
export async function assertIdentities(
  tx: Prisma.TransactionClient,
  { bookingId, people, now }: { bookingId: string; people: GivenIdentities; now: Date },
): Promise<void> {
  const lines = await tx.bookingLine.findMany({ where: { bookingId }, select: { person: true } })
  const fields = people.flatMap(({ person, birthDate }, index): [string, string][] => {
    if (!lines.some((line) => line.person === person))
      return [[`people.${index}.person`, 'This person has no tests in this visit']]
    const birth = readBirthDate(birthDate, dubaiDate(now))
    return 'reason' in birth ? [[`people.${index}.birthDate`, birthDateMessage(birth.reason)]] : []
  })
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields: Object.fromEntries(fields) })
}
