import { SLOT_MINUTES } from './slots'
import { presentStepOf, type VisitStepKind } from './visit-step'

const MINUTE_MS = 60_000
/** How long a nurse is on the way at most: the patient was told the half hour in which she comes. */
const ON_THE_WAY_MS = SLOT_MINUTES * MINUTE_MS

/** The half hour has begun and nobody is on the way; the nurse has been on the way for half an hour of it. */
export type NurseLateReason = 'not-set-off' | 'long-on-the-way'

export interface NurseLate {
  reason: NurseLateReason
  since: Date
}

/**
 * Whether the nurse of a paid visit of today is late, by the last step that she has reported. Without one she is late from
 * the beginning of the half hour. On the way she is late half an hour after that or after she set off, if that was later.
 */
export function nurseLate({
  visitAt,
  lastStep,
  now,
}: {
  visitAt: Date
  lastStep: { kind: VisitStepKind; at: Date } | null
  now: Date
}): NurseLate | null {
  const begins = visitAt.getTime()
  const step = presentStepOf(lastStep, visitAt)
  if (step && step.kind !== 'onTheWay') return null
  const since = step ? Math.max(begins, step.at.getTime()) + ON_THE_WAY_MS : begins
  if (now.getTime() < since) return null
  return { reason: step ? 'long-on-the-way' : 'not-set-off', since: new Date(since) }
}
