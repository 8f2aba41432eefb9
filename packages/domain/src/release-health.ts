/** Page views and client errors of one release over some time. */
export interface Health {
  views: number
  errors: number
}

/** Below this nothing can be said: a handful of visitors with a bad network would take a good release back. */
const LEAST_VIEWS = 20
/** Each is another address: a report counts once for an address and a release. */
const LEAST_ERRORS = 5
/** Errors a view: at least so many times those of the release before … */
const TIMES = 3
/** … and at least so many more: three times next to nothing is still nothing. */
const MORE = 0.1

/**
 * Whether a fresh release fails so often in visitors' browsers that it must be taken back. `known` is the release that
 * would be served instead, over a comparable time; without any views of it the fresh one is judged alone.
 */
export function isSick(fresh: Health, known: Health): boolean {
  if (fresh.views < LEAST_VIEWS || fresh.errors < LEAST_ERRORS) return false
  const rate = fresh.errors / fresh.views
  const before = known.views > 0 ? known.errors / known.views : 0
  return rate >= before + MORE && rate >= before * TIMES
}
