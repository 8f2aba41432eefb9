import type { Prisma } from '../generated/prisma/client'

/** Returns the name of the person behind a login; what is nobody's login, such as `visitor`, stays as it is. */
export type NameOf = (login: string) => string

export async function staffNames(db: Prisma.TransactionClient): Promise<NameOf> {
  const accounts = await db.staffUser.findMany({
    where: { name: { not: null } },
    select: { userName: true, name: true },
  })
  const names = new Map(accounts.map(({ userName, name }) => [userName, name]))
  return (login) => names.get(login) ?? login
}

/** Where answers say who did something. */
const WHO = new Set(['actor', 'author', 'uploadedBy', 'releasedBy', 'endedBy', 'takenBy', 'handedOverBy', 'createdBy'])

/** An answer with people's names in place of their logins. The history keeps the login, which can be searched for. */
export function withStaffNames<Answer>(answer: Answer, nameOf: NameOf): Answer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The form stays: a text becomes another text.
  return named(answer, nameOf) as Answer
}

function named(value: unknown, nameOf: NameOf): unknown {
  if (Array.isArray(value)) return value.map((each) => named(each, nameOf))
  if (typeof value !== 'object' || value === null) return value
  if ('actor' in value && 'action' in value) return { ...value, name: nameOf(String(value.actor)) }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      WHO.has(key) && typeof inner === 'string' ? [key, nameOf(inner)] : [key, named(inner, nameOf)],
    ),
  )
}
