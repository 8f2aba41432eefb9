import { cartLines, type Cart, type CartLine } from './cart'
import type { Catalogue } from './catalogue'
import * as texts from './locales/en/people.json'
import { fieldReason, MAX_TEXT } from './patient'
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
    if (reason === 'required') return texts.required
    if (reason) return reason === 'unreadable' ? texts.nameUnreadable : texts.tooLong({ max: MAX_TEXT })
    return problems.find(({ path }) => path[1] === index)?.message
  })
}

/** What the server refused of a booking, and the others as they were then. */
export interface RefusedPeople {
  fields: Readonly<Record<string, string>>
  others: readonly OtherPerson[]
}

export const NOBODY_REFUSED: RefusedPeople = { fields: {}, others: [] }

/** The errors of the others with those of the server, each as long as that person's name is as it was sent. */
export const withRefused = (
  errors: readonly (string | undefined)[],
  others: readonly OtherPerson[],
  refused: RefusedPeople,
): (string | undefined)[] =>
  others.map(({ name }, place) => {
    const message = refused.fields[`people.${place}`] ?? (place === 0 ? refused.fields['people'] : undefined)
    return errors[place] ?? (refused.others[place]?.name === name ? message : undefined)
  })
