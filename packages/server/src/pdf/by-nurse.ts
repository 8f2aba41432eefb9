import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { findSlot } from '@homecare/domain/slots'

type Visit = DaySheet['visits'][number]

/** The visits of each nurse by time, the nurses by name; those that nobody makes yet come first. */
export function byNurse(visits: readonly Visit[]): { nurse: string | null; visits: Visit[] }[] {
  const parts = new Map<string | null, { nurse: string | null; visits: Visit[] }>()
  const start = ({ time }: Visit) => findSlot(time)?.startsAt ?? 0
  for (const visit of visits) {
    const part = parts.get(visit.nurse?.id ?? null) ?? { nurse: visit.nurse?.name ?? null, visits: [] }
    parts.set(visit.nurse?.id ?? null, { ...part, visits: [...part.visits, visit] })
  }
  return [...parts.values()]
    .map((part) => ({ ...part, visits: part.visits.sort((a, b) => start(a) - start(b)) }))
    .sort((a, b) => (a.nurse ?? '').localeCompare(b.nurse ?? '', 'en'))
}
