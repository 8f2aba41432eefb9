interface OfNurse {
  nurse: { id: string; name: string } | null
  startsAt: Date
}

/** The visits of each nurse by time, the nurses by name; those that nobody makes yet come first. */
export function byNurse<Visit extends OfNurse>(visits: readonly Visit[]): { nurse: string | null; visits: Visit[] }[] {
  const parts = new Map<string | null, { nurse: string | null; visits: Visit[] }>()
  for (const visit of visits) {
    const part = parts.get(visit.nurse?.id ?? null) ?? { nurse: visit.nurse?.name ?? null, visits: [] }
    parts.set(visit.nurse?.id ?? null, { ...part, visits: [...part.visits, visit] })
  }
  return [...parts.values()]
    .map((part) => ({ ...part, visits: part.visits.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()) }))
    .sort((a, b) => (a.nurse ?? '').localeCompare(b.nurse ?? '', 'en'))
}
