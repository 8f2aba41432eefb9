import type { Alert } from '../../parts/alerts/alerts'

export interface ShownAlert extends Alert {
  /** Its cause has ended since the screen was opened. */
  over: boolean
}

/** What was shown in its order, with its present state, and what is new after it. */
export function withNext(shown: readonly ShownAlert[], next: readonly Alert[]): ShownAlert[] {
  const known = new Set(shown.map(({ id }) => id))
  return [
    ...shown.map((alert) => {
      const present = next.find(({ id }) => id === alert.id)
      return present ? { ...present, over: false } : { ...alert, over: true }
    }),
    ...next.filter(({ id }) => !known.has(id)).map((alert) => ({ ...alert, over: false })),
  ]
}
