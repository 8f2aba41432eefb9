import { COMMA, LOCALE } from './locales'
import * as texts from './locales/en/people.json'
import { skeleton } from './look-alikes'

/** A nurse can draw the blood of so many people in one visit. */
export const MAX_PEOPLE = 6

/** A line of a booking, for one of the people of the visit by their place in its list of names. */
interface PersonLine {
  person: number
}

/** Two spellings of one name are equal without capitals and further spaces. Names that only look the same are asked about. */
const folded = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

interface PeopleProblem {
  path: (string | number)[]
  message: string
}

/**
 * What is wrong with the people of a visit, each at its field of a booking's input. `names` begins with the patient, who
 * may be without a test when the visit is for others, such as children. Labels have names, so no two people share one.
 */
export function peopleProblems({
  names,
  lines,
}: {
  names: readonly string[]
  lines: readonly PersonLine[]
}): PeopleProblem[] {
  const all = names.map(folded)
  const others = all.slice(1).flatMap((name, index): PeopleProblem[] => {
    if (all.indexOf(name) <= index) return [{ path: ['people', index], message: texts.sameName }]
    return lines.some(({ person }) => person === index + 1) ? [] : [{ path: ['people', index], message: texts.noTest }]
  })
  const unknown = lines.flatMap(({ person }, index): PeopleProblem[] =>
    person < names.length ? [] : [{ path: ['tests', index, 'person'], message: texts.notInVisit }],
  )
  return [...others, ...unknown]
}

/** The people who have lines, by their place in the list of names, with their own lines. */
export function linesByPerson<Line extends PersonLine>(
  names: readonly string[],
  lines: readonly Line[],
): { person: number; name: string; lines: Line[] }[] {
  return names
    .map((name, person) => ({ person, name, lines: lines.filter((line) => line.person === person) }))
    .filter((each) => each.lines.length > 0)
}

/** The first name of a person of a visit; the whole name where two people share the first one. */
export function calledName(names: readonly string[], person: number): string {
  const first = (name: string) => name.trim().split(/\s+/)[0] ?? ''
  const name = names[person] ?? ''
  return names.filter((other) => skeleton(first(other)) === skeleton(first(name))).length > 1 ? name : first(name)
}

/** Whose samples and reports a visit has: those of the patient who booked, of one other person, or of several people. */
export type TestedPeople = { kind: 'patient' } | { kind: 'other'; name: string } | { kind: 'several' }

/** For the sentences of a visit: "your report", "Omar’s report" or "the reports". */
export function testedPeople(names: readonly string[], lines: readonly PersonLine[]): TestedPeople {
  const [first, second] = linesByPerson(names, lines)
  if (second) return { kind: 'several' }
  return !first || first.person === 0 ? { kind: 'patient' } : { kind: 'other', name: calledName(names, first.person) }
}

/** With several people in the visit a line begins with the name of the person whom it is for. */
export const lineName = (names: readonly string[], { name, person }: PersonLine & { name: string }): string =>
  names.length > 1 ? `${inLine(names[person] ?? '')}: ${name}` : name

/** Names of people or tests with commas between them. In Arabic each keeps its own direction. */
export const namesInLine = (names: readonly string[]): string => names.map(inLine).join(COMMA)

const inLine = (name: string): string => (LOCALE === 'ar' ? `\u2068${name}\u2069` : name)
