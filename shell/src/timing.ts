const LEAST_MS = 1200
const MOST_MS = 8000

/**
 * How long silence may last before it counts as trouble, in ms: 1.2 s where the page came quickly, longer in
 * proportion where the network is slow. The page's own document and script are the measure.
 */
export function patienceOf(mainHref: string): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const [main] = performance.getEntriesByName(new URL(mainHref, location.href).href)
  const ms = Math.max(LEAST_MS, 3 * (page?.responseEnd ?? 0), 2 * (main?.duration ?? 0))
  return Math.min(MOST_MS, Math.round(ms))
}
