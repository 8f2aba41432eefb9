import type { GivenIdentities } from '@homecare/contract/identity'
import type { Identity } from '@homecare/domain/identity'
import { appendAuditEntry } from '../audit/append'
import type { Actor } from '../process/context'
import type { PersonIdentity, Prisma } from '../generated/prisma/client'

/** Stores who is tested. The history has of whom and who said it, never the date: its entries can't be erased. */
export async function saveIdentities(
  tx: Prisma.TransactionClient,
  { bookingId, people, actor, now }: { bookingId: string; people: GivenIdentities; actor: Actor; now: Date },
): Promise<void> {
  for (const { person, birthDate, sex } of people) {
    const given = { birthDate, sex, givenAt: now }
    await tx.personIdentity.upsert({
      where: { bookingId_person: { bookingId, person } },
      create: { bookingId, person, ...given },
      update: given,
    })
  }
  const detail = { people: people.map(({ person }) => person) }
  await appendAuditEntry(tx, { actor, action: 'identity given', subject: { type: 'booking', id: bookingId }, detail })
}

/** The identity of one person of a visit; null where it is not known. */
export function identityOf(identities: readonly PersonIdentity[], person: number): Identity | null {
  const found = identities.find((each) => each.person === person)
  return found ? { birthDate: found.birthDate, sex: found.sex } : null
}

/** Whether date of birth and sex of somebody with tests in this visit are not known yet. */
export async function isSomebodyUnknown(db: Prisma.TransactionClient, bookingId: string): Promise<boolean> {
  const [{ unknown } = { unknown: false }] = await db.$queryRaw<{ unknown: boolean }[]>`
    SELECT EXISTS (SELECT FROM booking_line l WHERE l.booking_id = ${bookingId}::uuid AND NOT EXISTS (
      SELECT FROM person_identity p WHERE p.booking_id = l.booking_id AND p.person = l.person)) AS unknown`
  return unknown
}
