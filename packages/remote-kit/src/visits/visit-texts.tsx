import * as texts from '../locales/en/visits.json'
import { byArea, type SheetVisit } from './by-area'

/** What the staff's day sheet, a booking's page and the nurse's phone say alike about visits. */
export * as visitTexts from '../locales/en/visits.json'

/** How many visits there are, and in how many areas. */
export function visitsText(visits: readonly SheetVisit[]): string {
  const areas = byArea(visits).length
  return areas > 1 ? texts.visitsInAreas({ visits: visits.length, areas }) : texts.visits({ visits: visits.length })
}
