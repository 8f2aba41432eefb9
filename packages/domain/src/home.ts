import type { VisitAddress } from './day-route'
import { arabic } from './arabic-formats'
import { LOCALE, type Locale } from './locales'
import { placeName } from './place-name'
import { foldText } from './text'

/** What door numbers mean: the number of a flat in a building, or that of a villa. */
export const HOME_KINDS = ['flat', 'villa'] as const
export type HomeKind = (typeof HOME_KINDS)[number]

/** What a patient may add to the address, for the nurse. */
export interface Home {
  kind: HomeKind | null
  /** The place on the map, as `readPin` reads it. */
  pin: string | null
}

export const NO_HOME: Home = { kind: null, pin: null }

/** What stands in the field of a landmark where there is none. */
export const NO_LANDMARK = 'None'

const NONE = new Set(['none', 'no', 'nil', 'n/a', 'na', 'nothing', 'no landmark', 'لا', 'لا يوجد'].map(foldText))
const NAMES_KIND = /\b(flat|apartment|apt|unit|villa|house|town ?house|penthouse)\b/

/** A landmark as it is shown; empty for "None" and "-", which the form takes because not every home has one. */
export const shownLandmark = (landmark: string): string =>
  NONE.has(foldText(landmark)) || /^\p{Pd}*$/u.test(landmark.trim()) ? '' : landmark

/** A door number with what it is: `"Flat 1204"`. */
export function doorText(doorNumber: string, kind: HomeKind | null | undefined, locale: Locale = LOCALE): string {
  if (!kind || doorNumber === '' || NAMES_KIND.test(foldText(doorNumber))) return doorNumber
  if (arabic && locale === 'ar') return arabic.door(doorNumber, kind)
  return `${kind === 'flat' ? 'Flat' : 'Villa'} ${doorNumber}`
}

/** The parts of an address that are there, in their order. */
export const addressParts = (
  { doorNumber, building, landmark, city }: Partial<VisitAddress>,
  home?: Pick<Home, 'kind'> | null,
  locale: Locale = LOCALE,
  places?: Readonly<Record<string, string>>,
): string[] => {
  const door = doorText(doorNumber ?? '', home?.kind, locale)
  const parts = [door, building ?? '', shownLandmark(landmark ?? ''), placeName(city ?? '', places)].filter((part) =>
    part.trim(),
  )
  return arabic && locale === 'ar' ? parts.map(arabic.isolated) : parts
}
