import type { IsoDate } from './dates'
import { sameArea } from './day-route'
import { isOnDuty, FULL_DAY_VISITS, type NurseDuty } from './nurse'
import { findSlot } from './slots'

/** A nurse with the visits that are assigned to them on the day in question. */
export interface NurseDay extends NurseDuty {
  id: string
  name: string
  /** The areas in which the nurse prefers to work; empty for all. */
  areas: readonly string[]
  visits: readonly { bookingId: string; time: string; area: string }[]
}

/** A visit that needs a nurse. */
export interface UnassignedVisit {
  bookingId: string
  date: IsoDate
  time: string
  area: string
}

/** How well a nurse fits a visit. */
export interface NurseChoice {
  id: string
  name: string
  onDuty: boolean
  /** The nurse has another visit at this time. */
  clash: boolean
  /** The number of the nurse's other visits on this day. */
  visits: number
  /** With this visit the day would have more visits than one nurse can make. */
  overload: boolean
  /** The nurse prefers this area, or has another visit in it on this day. */
  nearby: boolean
}

/**
 * All nurses for a visit, the best one first: those who are free, then those who are nearby, then those with the fewest
 * visits on that day.
 */
export function nurseChoices(visit: UnassignedVisit, nurses: readonly NurseDay[]): NurseChoice[] {
  return nurses
    .map((nurse) => choiceOf(visit, nurse))
    .sort(
      (a, b) =>
        Number(isFree(b)) - Number(isFree(a)) ||
        Number(b.nearby) - Number(a.nearby) ||
        a.visits - b.visits ||
        a.name.localeCompare(b.name, 'en') ||
        a.id.localeCompare(b.id),
    )
}

/** Returns the nurse to suggest, or null if nobody is free. */
export function suggestedNurse<Choice extends NurseChoice>(choices: readonly Choice[]): Choice | null {
  return choices.find(isFree) ?? null
}

/** Returns whether nothing speaks against a nurse. */
export const isFree = ({ onDuty, clash, overload }: Pick<NurseChoice, 'onDuty' | 'clash' | 'overload'>): boolean =>
  onDuty && !clash && !overload

function choiceOf(visit: UnassignedVisit, nurse: NurseDay): NurseChoice {
  const { id, name, areas } = nurse
  const slot = findSlot(visit.time)
  const others = nurse.visits.filter(({ bookingId }) => bookingId !== visit.bookingId)
  return {
    id,
    name,
    onDuty: slot !== undefined && isOnDuty(nurse, visit.date, slot),
    clash: others.some(({ time }) => time === visit.time),
    visits: others.length,
    overload: others.length + 1 > FULL_DAY_VISITS,
    nearby: areas.some((area) => sameArea(area, visit.area)) || others.some(({ area }) => sameArea(area, visit.area)),
  }
}
