import type { DaySheet } from '@homecare/contract/admin/day-sheet'

export type Visit = DaySheet['visits'][number]

/** The visits in the order of the route, cut where the area changes. */
export function byArea(visits: readonly Visit[]): { area: string; visits: Visit[] }[] {
  const parts: { area: string; visits: Visit[] }[] = []
  for (const visit of visits) {
    const last = parts.at(-1)
    if (last?.area === visit.area) last.visits.push(visit)
    else parts.push({ area: visit.area, visits: [visit] })
  }
  return parts
}
