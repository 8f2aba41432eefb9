import { findSlot } from './slots'

/** The address of a visit, as the patient entered it. */
export interface VisitAddress {
  doorNumber: string
  building: string
  landmark: string
  city: string
}

/**
 * Returns the area of an address: the first of the provider's areas that is named in city, landmark or building, else
 * the city as entered. Most patients enter "Dubai" as the city, which does not help to find the way.
 */
export function areaOf(
  { city, landmark, building }: Omit<VisitAddress, 'doorNumber'>,
  areasServed: readonly string[],
): string {
  for (const text of [city, landmark, building]) {
    const found = areasServed.find((area) => names(text, area))
    if (found) return found
  }
  return city.trim().replace(/\s+/g, ' ') || 'Not given'
}

const normalised = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
const names = (text: string, area: string) => normalised(text).includes(normalised(area))

/** Returns whether two areas are the same, ignoring case. */
export const sameArea = (a: string, b: string): boolean => normalised(a) === normalised(b)

interface RoutedVisit {
  area: string
  time: string
  address: VisitAddress
}

const byText = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' })
const startOf = ({ time }: RoutedVisit) => findSlot(time)?.startsAt ?? 0
const byAddress = (a: RoutedVisit, b: RoutedVisit) =>
  byText(a.address.building, b.address.building) || byText(a.address.doorNumber, b.address.doorNumber)

/** Sorts visits into route order: by area, then by time, then by building. The input stays unchanged. */
export const inRouteOrder = <T extends RoutedVisit>(visits: readonly T[]): T[] =>
  [...visits].sort((a, b) => byText(a.area, b.area) || startOf(a) - startOf(b) || byAddress(a, b))

/** Sorts the visits of one nurse: by time, wherever they are. The input stays unchanged. */
export const inTimeOrder = <T extends RoutedVisit>(visits: readonly T[]): T[] =>
  [...visits].sort((a, b) => startOf(a) - startOf(b) || byText(a.area, b.area) || byAddress(a, b))
