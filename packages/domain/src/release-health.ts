/** Page views and client errors of one release over some time. */
export interface Health {
  views: number
  errors: number
}

/** Below this the figures mean nothing: a few visitors with a bad network would roll back a good release. */
const MIN_VIEWS = 20
/** Each is another address: a report counts once for an address and a release. */
const MIN_ERRORS = 5
/** The least factor by which errors per view exceed those of the previous release … */
const TIMES = 3
/** … and the least difference: three times next to nothing is still next to nothing. */
const MORE = 0.1

/**
 * Returns whether a new release fails in visitors' browsers often enough to be rolled back. `known` is the release that
 * would be served instead, over a comparable time; if it has no views, the new one is judged alone.
 */
export function isUnhealthy(fresh: Health, known: Health): boolean {
  if (fresh.views < MIN_VIEWS || fresh.errors < MIN_ERRORS) return false
  const rate = fresh.errors / fresh.views
  const before = known.views > 0 ? known.errors / known.views : 0
  return rate >= before + MORE && rate >= before * TIMES
}
