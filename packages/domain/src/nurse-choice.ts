import { minutesBetween, type AreaTravel } from './area-travel'
import type { IsoDate } from './dates'
import { sameArea } from './day-route'
import { SOURCE_LOCALE, type Locale } from './locales'
import { FULL_DAY_VISITS, hasCareIn, isOnDuty, type NurseTimes } from './nurse'
import { findSlot, SLOT_MINUTES } from './slots'

/** A nurse with the visits that are assigned to them on the day in question, and the care then. */
export interface NurseDay extends NurseTimes {
  id: string
  name: string
  /** The areas in which the nurse prefers to work; empty for all. */
  areas: readonly string[]
  /** As staff have typed them, such as `Arabic`. */
  languages: readonly string[]
  visits: readonly { bookingId: string; time: string; area: string }[]
}

/** A visit that needs a nurse. */
export interface UnassignedVisit {
  bookingId: string
  date: IsoDate
  time: string
  area: string
  /** The patient's language. */
  locale: Locale
}

/** How well a nurse fits a visit. */
export interface NurseChoice {
  id: string
  name: string
  onDuty: boolean
  /** The nurse has another visit or care at this time. */
  clash: boolean
  /** The number of the nurse's other visits on this day. */
  visits: number
  /** With this visit the day would have more visits than one nurse can make. */
  overload: boolean
  /** The nurse prefers this area, or has another visit in it on this day. */
  nearby: boolean
  /** The nurse works in certain areas, and the visit's is none of them. */
  outside: boolean
  /** The visit before or after this one is too close for the way between their areas. */
  tooFar: boolean
  /** The minutes from the visit before and to the visit after, where staff have entered the ways. */
  travelMinutes: number
}

/**
 * All nurses for a visit, the best one first: those who can be suggested, then those who are free, then those who are
 * nearby, then those who speak the patient's language, then those with the shortest way, then those with the fewest visits
 * on that day.
 */
export function nurseChoices(
  visit: UnassignedVisit,
  nurses: readonly NurseDay[],
  travel: readonly AreaTravel[],
): NurseChoice[] {
  const speakers = new Set(nurses.filter((nurse) => speaks(nurse, visit.locale)).map(({ id }) => id))
  return nurses
    .map((nurse) => choiceOf(visit, nurse, travel))
    .sort(
      (a, b) =>
        Number(fits(b)) - Number(fits(a)) ||
        Number(isFree(b)) - Number(isFree(a)) ||
        Number(b.nearby) - Number(a.nearby) ||
        Number(speakers.has(b.id)) - Number(speakers.has(a.id)) ||
        a.travelMinutes - b.travelMinutes ||
        a.visits - b.visits ||
        a.name.localeCompare(b.name, 'en') ||
        a.id.localeCompare(b.id),
    )
}

/** Returns the nurse to suggest, or null if nobody is free who works in that area and can get there in time. */
export function suggestedNurse<Choice extends NurseChoice>(choices: readonly Choice[]): Choice | null {
  return choices.find(fits) ?? null
}

/** Returns whether nothing speaks against a nurse. */
export const isFree = ({ onDuty, clash, overload }: Pick<NurseChoice, 'onDuty' | 'clash' | 'overload'>): boolean =>
  onDuty && !clash && !overload

/** The language as staff write it. All nurses speak English, and many records leave it out. */
const NAMES: Record<Exclude<Locale, typeof SOURCE_LOCALE>, string> = { ar: 'arabic' }

const speaks = ({ languages }: NurseDay, locale: Locale): boolean =>
  locale === SOURCE_LOCALE || languages.some((language) => language.trim().toLowerCase() === NAMES[locale])

const fits = (choice: NurseChoice): boolean => isFree(choice) && !choice.outside && !choice.tooFar

function choiceOf(visit: UnassignedVisit, nurse: NurseDay, travel: readonly AreaTravel[]): NurseChoice {
  const { id, name, areas } = nurse
  const slot = findSlot(visit.time)
  const others = nurse.visits.filter(({ bookingId }) => bookingId !== visit.bookingId)
  const isOwnArea = areas.some((area) => sameArea(area, visit.area))
  return {
    id,
    name,
    onDuty: slot !== undefined && isOnDuty(nurse, visit.date, slot),
    clash: others.some(({ time }) => time === visit.time) || (slot !== undefined && hasCareIn(nurse, visit.date, slot)),
    visits: others.length,
    overload: others.length + 1 > FULL_DAY_VISITS,
    nearby: isOwnArea || others.some(({ area }) => sameArea(area, visit.area)),
    outside: areas.length > 0 && !isOwnArea,
    ...wayTo(visit, others, travel),
  }
}

/** The ways from the visit before and to the visit after, and whether there is the time for them. */
function wayTo(
  visit: UnassignedVisit,
  others: NurseDay['visits'],
  travel: readonly AreaTravel[],
): Pick<NurseChoice, 'tooFar' | 'travelMinutes'> {
  const start = startOf(visit)
  const before = others.filter((other) => startOf(other) < start).sort((a, b) => startOf(b) - startOf(a))[0]
  const after = others.filter((other) => startOf(other) > start).sort((a, b) => startOf(a) - startOf(b))[0]
  const ways = [before, after].flatMap((other) =>
    other ? [{ minutes: minutesBetween(other.area, visit.area, travel), apart: Math.abs(startOf(other) - start) }] : [],
  )
  return {
    tooFar: ways.some(({ minutes, apart }) => apart < SLOT_MINUTES + minutes),
    travelMinutes: ways.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}

const startOf = ({ time }: { time: string }): number => findSlot(time)?.startsAt ?? 0
