/** The traceparent that the document server named with the page, where it traces. */
export function pageTraceparent(): string | undefined {
  if (typeof PerformanceNavigationTiming === 'undefined') return undefined
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming)) return undefined
  return page.serverTiming?.find(({ name }) => name === 'traceparent')?.description
}
