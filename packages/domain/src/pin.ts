/** Four places are about ten metres: enough to find a door, and nothing more exact is kept. */
const PLACES = 4
/** The Emirates with what surrounds them: a pin elsewhere would lead the nurse astray. */
const EMIRATES = { south: 22.5, north: 26.5, west: 51, east: 56.6 }
/** A device that knows its place only by its network may be streets away. */
const MAX_ACCURACY_METRES = 150

interface Place {
  latitude: number
  longitude: number
}

/** A place as it is stored: `"25.2048,55.2708"`. */
export const pinOf = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(PLACES)},${longitude.toFixed(PLACES)}`

/** The place that a text of two numbers names; null for what is none. */
export function readPin(text: string): Place | null {
  const [, latitude, longitude] = /^(-?\d{1,3}(?:\.\d{1,20})?), ?(-?\d{1,3}(?:\.\d{1,20})?)$/.exec(text) ?? []
  if (latitude === undefined || longitude === undefined) return null
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

export const isInEmirates = ({ latitude, longitude }: Place): boolean =>
  latitude >= EMIRATES.south && latitude <= EMIRATES.north && longitude >= EMIRATES.west && longitude <= EMIRATES.east

/** Whether a device knows its place well enough to lead somebody to a door. */
export const isExact = ({ accuracy }: { accuracy: number }): boolean => accuracy <= MAX_ACCURACY_METRES
