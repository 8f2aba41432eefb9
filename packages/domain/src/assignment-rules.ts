import type { NurseSexWish } from './care-wishes'
import { staffHour, staffTime } from './clock'
import { addDays, dubaiDate, dubaiInstant, formatDate, mondayOf, type IsoDate } from './dates'
import { weekdayOf, type NurseDuty } from './nurse'
import type { CareSkill } from './nurse-credentials'
import type { Sex } from './identity'

/** A visit of care for which a nurse is looked for, with what the family wishes. */
export interface VisitToAssign {
  from: Date
  to: Date
  skills: readonly CareSkill[]
  nurseSex: NurseSexWish
  /** Those that the patient speaks, as staff have typed them; empty where nobody has asked. */
  languages: readonly string[]
}

/** What occupies a nurse for some time, with what staff read of it. */
export interface Occupied {
  from: Date
  to: Date
  what: string
}

/** What is known of a nurse around the time of a visit. */
export interface NurseFacts extends NurseDuty {
  sex: Sex | null
  skills: readonly CareSkill[]
  /** The last day on which the licence is valid; null where nobody has written it down. */
  licenceUntil: IsoDate | null
  languages: readonly string[]
  /** From eight days before to eight days after, without the visit itself. */
  busy: readonly Occupied[]
  /** The half hours of the visit whose seats need this nurse, because as many are sold as there are nurses. */
  soldOut: readonly string[]
}

interface AssignmentRule {
  name: string
  /** A broken hard rule refuses the nurse; a broken soft one needs somebody's word. */
  level: 'hard' | 'soft'
  /** Why the nurse breaks the rule, in a sentence for staff; null where the rule is kept. */
  broken: (visit: VisitToAssign, nurse: NurseFacts) => string | null
}

export interface BrokenRule {
  name: string
  level: 'hard' | 'soft'
  text: string
}

const HOUR_MS = 3_600_000
const MIN_REST_HOURS = 11
export const MAX_WEEK_HOURS = 48

const when = (text: string, isBroken: boolean): string | null => (isBroken ? text : null)
const overlap = (a: { from: Date; to: Date }, b: { from: Date; to: Date }) => a.from < b.to && b.from < a.to

const WANTED: Partial<Record<NurseSexWish, { sex: Sex; level: 'hard' | 'soft' }>> = {
  mustFemale: { sex: 'female', level: 'hard' },
  mustMale: { sex: 'male', level: 'hard' },
  preferFemale: { sex: 'female', level: 'soft' },
  preferMale: { sex: 'male', level: 'soft' },
}
const SEX_TEXT = { female: 'The family wishes a woman.', male: 'The family wishes a man.' } as const

function wishBroken(level: 'hard' | 'soft'): AssignmentRule['broken'] {
  return ({ nurseSex }, { sex }) => {
    const wanted = WANTED[nurseSex]
    return wanted?.level === level && wanted.sex !== sex ? SEX_TEXT[wanted.sex] : null
  }
}

/** Who may make a visit of care, in the order in which staff read what speaks against a nurse. */
export const ASSIGNMENT_RULES: readonly AssignmentRule[] = [
  {
    name: 'overlap',
    level: 'hard',
    broken: (visit, { busy }) => {
      const other = busy.find((each) => overlap(visit, each))
      return other ? `Has ${other.what} from ${staffTime(other.from)} to ${staffHour(other.to)}.` : null
    },
  },
  {
    name: 'left',
    level: 'hard',
    broken: ({ to }, { leftOn }) => when('No longer works here on that day.', leftOn !== null && leftOn <= lastDay(to)),
  },
  {
    name: 'day-off',
    level: 'hard',
    broken: ({ from }, { daysOff }) => when('Has a day off.', daysOff.includes(dubaiDate(from))),
  },
  {
    name: 'licence',
    level: 'hard',
    broken: ({ to }, { licenceUntil }) => {
      if (licenceUntil === null) return 'Nobody has written down until when the licence is valid.'
      return when(`The licence ends on ${formatDate(licenceUntil)}.`, licenceUntil < lastDay(to))
    },
  },
  {
    name: 'skill',
    level: 'hard',
    broken: ({ skills }, nurse) =>
      when('Lacks a skill that the visit needs.', !skills.every((skill) => nurse.skills.includes(skill))),
  },
  { name: 'sex', level: 'hard', broken: wishBroken('hard') },
  {
    name: 'seats-sold',
    level: 'hard',
    broken: (_, { soldOut: [first] }) =>
      first === undefined ? null : `Is needed for a blood test that is sold at ${first}.`,
  },
  {
    name: 'off-duty',
    level: 'soft',
    broken: (visit, nurse) => when('Outside the working hours.', !isOnDutyThroughout(visit, nurse)),
  },
  {
    name: 'rest',
    level: 'soft',
    broken: (visit, { busy }) =>
      when(`Less than ${MIN_REST_HOURS} hours of rest before or after.`, shortestRest(visit, busy) < MIN_REST_HOURS),
  },
  {
    name: 'week',
    level: 'soft',
    broken: (visit, { busy }) => {
      const hours = Math.ceil(weekHours(visit, busy))
      return when(`Has ${hours} hours in this week with this visit.`, hours > MAX_WEEK_HOURS)
    },
  },
  {
    name: 'language',
    level: 'soft',
    broken: ({ languages }, nurse) =>
      when(`Speaks none of: ${languages.join(', ')}.`, !speaksOne(languages, nurse.languages)),
  },
  { name: 'prefer-sex', level: 'soft', broken: wishBroken('soft') },
]

/** All rules that a nurse breaks with this visit, hard ones first. */
export const brokenRules = (visit: VisitToAssign, nurse: NurseFacts): BrokenRule[] =>
  ASSIGNMENT_RULES.flatMap(({ name, level, broken }) => {
    const text = broken(visit, nurse)
    return text === null ? [] : [{ name, level, text }]
  })

/** The rules for which a nurse's visit is taken back when the nurse's own entries change. */
export const endsAssignment = (
  visit: Pick<VisitToAssign, 'from' | 'to'>,
  nurse: NurseDuty & Pick<NurseFacts, 'licenceUntil'>,
) => {
  const whole = { ...visit, skills: [], nurseSex: 'any', languages: [] } as const
  const facts = { ...nurse, sex: null, skills: [], languages: [], busy: [], soldOut: [] }
  return brokenRules(whole, facts).some(({ level }) => level === 'hard')
}

/** A visit until midnight does not touch the day after. */
const lastDay = (to: Date): IsoDate => dubaiDate(new Date(to.getTime() - 1))

/** Working hours of a day; a visit over midnight needs both days' hours. */
function isOnDutyThroughout({ from, to }: Pick<VisitToAssign, 'from' | 'to'>, { hours }: NurseDuty): boolean {
  for (let day = dubaiDate(from); day <= lastDay(to); day = addDays(day, 1)) {
    const midnight = dubaiInstant(day, 0).getTime()
    const start = Math.max(0, (from.getTime() - midnight) / 60_000)
    const end = Math.min(1440, (to.getTime() - midnight) / 60_000)
    const weekday = weekdayOf(day)
    if (!hours.some((each) => each.weekday === weekday && each.from <= start && end <= each.to)) return false
  }
  return true
}

/** The hours between this visit and work that begins on another day; what begins on the same day is the same shift. */
function shortestRest({ from, to }: VisitToAssign, busy: readonly Occupied[]): number {
  const gaps = busy
    .filter((each) => dubaiDate(each.from) !== dubaiDate(from))
    .map((each) => (each.from < from ? from.getTime() - each.to.getTime() : each.from.getTime() - to.getTime()))
  return Math.min(Infinity, ...gaps.map((gap) => gap / HOUR_MS))
}

/** The hours from Monday to Sunday, each visit counted in the week in which it begins. */
function weekHours(visit: VisitToAssign, busy: readonly Occupied[]): number {
  const weekOf = (at: Date) => mondayOf(dubaiDate(at))
  const week = weekOf(visit.from)
  const all = [visit, ...busy.filter((each) => weekOf(each.from) === week)]
  return all.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0) / HOUR_MS
}

const folded = (language: string) => language.trim().toLowerCase()

/** All nurses speak English, and many records leave it out. */
function speaksOne(wanted: readonly string[], spoken: readonly string[]): boolean {
  const known = new Set(['english', ...spoken.map(folded)])
  return wanted.length === 0 || wanted.some((language) => known.has(folded(language)))
}
