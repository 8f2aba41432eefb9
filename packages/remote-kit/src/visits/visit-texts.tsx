import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import * as texts from '../locales/en/visits.json'

/** What the staff's day sheet, a booking's page and the nurse's phone say alike about visits. */
export * as visitTexts from '../locales/en/visits.json'

/** How many visits there are, those of care among them, and in how many areas. */
export function visitsText(sheet: Pick<DaySheet, 'visits' | 'care'>): string {
  const all = [...sheet.visits, ...sheet.care]
  const areas = new Set(all.map(({ area }) => area)).size
  return areas > 1 ? texts.visitsInAreas({ visits: all.length, areas }) : texts.visits({ visits: all.length })
}
