import type { DaySheet } from '@homecare/contract/admin/day-sheet'

export type SheetVisit = DaySheet['visits'][number]

/** The visits in the order of the route, grouped by consecutive areas. */
export function byArea(visits: readonly SheetVisit[]): { area: string; visits: SheetVisit[] }[] {
  const parts: { area: string; visits: SheetVisit[] }[] = []
  for (const visit of visits) {
    const last = parts.at(-1)
    if (last?.area === visit.area) last.visits.push(visit)
    else parts.push({ area: visit.area, visits: [visit] })
  }
  return parts
}
