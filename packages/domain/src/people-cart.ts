import { cartLines, type Cart, type CartLine } from './cart'
import type { Catalogue } from './catalogue'
import { fieldMessage, fieldReason } from './patient'
import { peopleProblems } from './people'

/** Somebody else who has tests in the visit: everything in the cart but what was taken out for this person. */
export interface OtherPerson {
  name: string
  /** Items as `itemKey` names them. */
  without: readonly string[]
}

/** Who has what of the cart. */
export interface PeopleOfCart {
  /** What the patient does not have, as it is for others only; without others it does not count. */
  without: readonly string[]
  others: readonly OtherPerson[]
}

/** A line of the booking, for the patient (0) or one of the others. */
export interface PersonCartLine extends CartLine {
  person: number
}

export const itemKey = ({ kind, id }: Pick<CartLine, 'kind' | 'id'>): string => `${kind} ${id}`

/** The charged lines: for each person everything in the cart but what was taken out for them. */
export function personLines(
  catalogue: Catalogue,
  { without, others, testIds, packageIds }: Cart & PeopleOfCart,
): PersonCartLine[] {
  const lines = cartLines(catalogue, { testIds, packageIds })
  const own = others.length === 0 ? [] : without
  return [own, ...others.map((other) => other.without)].flatMap((left, person) =>
    lines.filter((line) => !left.includes(itemKey(line))).map((line) => ({ ...line, person })),
  )
}

/** What is wrong with each of the others; undefined for those who are complete. */
export function othersErrors(
  catalogue: Catalogue,
  { patientName, ...cart }: Cart & PeopleOfCart & { patientName: string },
): (string | undefined)[] {
  const names = [patientName, ...cart.others.map(({ name }) => name)]
  const problems = peopleProblems({ names, lines: personLines(catalogue, cart) })
  return cart.others.map(({ name }, index) => {
    const reason = fieldReason('firstName', name)
    if (reason) return fieldMessage('firstName', reason)
    return problems.find(({ path }) => path[1] === index)?.message
  })
}
