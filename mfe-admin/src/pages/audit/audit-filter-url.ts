/** Empty texts don't filter. */
export interface AuditFilter {
  actor: string
  action: string
  subjectId: string
}

export const FILTER_NAMES = ['actor', 'action', 'subjectId'] as const

/** Reads the filter from the page's URL. */
export function auditFilterFromUrl(query: URLSearchParams): AuditFilter {
  const read = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  return { actor: read('actor'), action: read('action'), subjectId: read('subjectId') }
}

export function auditFilterToUrl(filter: AuditFilter): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of FILTER_NAMES) if (filter[name]) query.set(name, filter[name])
  return query
}
