import { may, type Role, type StaffAction } from '@homecare/domain/roles'

/**
 * Facts that need a permission beyond that of the call, by the end of their path, wherever an answer to staff has them.
 * Gate codes are given by patients and written in notes, doors and landmarks; a history's details quote notes and reasons.
 */
const GUARDED: readonly (readonly [end: string, needs: StaffAction])[] = [
  ['notes[]', 'read-notes'],
  ['conversation[]', 'read-notes'],
  ['conversation[].file.filename', 'read-files'],
  ['doorNumber', 'read-notes'],
  ['landmark', 'read-notes'],
  ['gateCode', 'read-notes'],
  ['pin', 'read-notes'],
  ['mapLink', 'read-notes'],
  ['history[].detail', 'read-notes'],
  ['files[]', 'read-files'],
  ['reports[]', 'manage-reports'],
  ['identity', 'read-identities'],
  ['health', 'read-health'],
  ['accessNotes', 'read-notes'],
  // Whoever has it can accept the quote.
  ['quotes[].url', 'work-on-cases'],
  ['dateOfBirth', 'read-identities'],
  ['daysOff[].reason', 'record-days-off'],
]

/** Returns whether a role gets a fact as empty. `path` is like `visits[].address.landmark`. */
export const isWithheld = (role: Role, path: string): boolean =>
  GUARDED.some(
    ([end, needs]) =>
      !may(role, needs) && path.split('.').some((_, last, parts) => isAt(parts.slice(0, last + 1), end)),
  )

const isAt = (parts: string[], end: string): boolean => `.${parts.join('.')}`.endsWith(`.${end}`)

/** Returns whether this role gets some fact of some answer as empty. */
export const isPartlyBlind = (role: Role): boolean => GUARDED.some(([, needs]) => !may(role, needs))

/** An answer as this role may read it: the same, with what is withheld made empty. */
export function withoutWithheld(role: Role, answer: unknown, path = ''): unknown {
  if (Array.isArray(answer)) {
    const place = `${path}[]`
    return isWithheld(role, place) ? [] : answer.map((each) => withoutWithheld(role, each, place))
  }
  if (path !== '' && isWithheld(role, path)) return blankOf(answer)
  if (typeof answer !== 'object' || answer === null) return answer
  const within = (name: string) => (path === '' ? name : `${path}.${name}`)
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, withoutWithheld(role, value, within(name))]),
  )
}

function blankOf(value: unknown): unknown {
  if (typeof value === 'string') return ''
  return typeof value === 'object' && value !== null ? {} : null
}
