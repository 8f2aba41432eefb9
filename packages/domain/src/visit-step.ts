/** What a nurse reports of a visit, in the usual order; `nobodyThere` ends the attempt without a sample. */
export const VISIT_STEPS = ['onTheWay', 'arrived', 'sampleTaken', 'nobodyThere'] as const
export type VisitStepKind = (typeof VISIT_STEPS)[number]

/** The reason to act for staff when a nurse found nobody at home. */
export const NOBODY_THERE = 'nobody-there'

/** The reason to act for staff when a patient whose tests need fasting has eaten: the results may mislead. */
export const HAS_EATEN = 'has-eaten'

/**
 * What may follow a step. Steps may be left out, because a nurse reports when both hands are free; after `nobodyThere`
 * the nurse may come again.
 */
const NEXT: Record<VisitStepKind | 'none', readonly VisitStepKind[]> = {
  none: VISIT_STEPS,
  onTheWay: ['arrived', 'sampleTaken', 'nobodyThere'],
  arrived: ['sampleTaken', 'nobodyThere'],
  sampleTaken: [],
  nobodyThere: ['onTheWay', 'arrived', 'sampleTaken'],
}

/** Returns whether a step may follow the last one of its visit. */
export function mayFollow(last: VisitStepKind | null, next: VisitStepKind): boolean {
  return NEXT[last ?? 'none'].includes(next)
}

/** The steps that a nurse can report next. */
export const nextSteps = (last: VisitStepKind | null): readonly VisitStepKind[] => NEXT[last ?? 'none']

/** The minutes before the visit from which on a step is usual. */
const USUAL_BEFORE: Record<VisitStepKind, number> = { onTheWay: 60, arrived: 15, sampleTaken: 15, nobodyThere: 0 }

/** Returns whether a step comes so early that the nurse is asked whether it is meant. */
export function isEarlyStep(kind: VisitStepKind, { visitAt, now }: { visitAt: Date; now: Date }): boolean {
  return now.getTime() < visitAt.getTime() - USUAL_BEFORE[kind] * 60_000
}

/** A step that is older than this at the visit's time is of an earlier time of that visit, before it was moved. */
const OWN_STEP_MS = 90 * 60_000

interface Step {
  kind: VisitStepKind
  at: Date
}

/** The last step of a visit, unless it is of an earlier time from which the visit was moved. */
export const presentStepOf = (lastStep: Step | null, visitAt: Date): Step | null =>
  lastStep && lastStep.at.getTime() >= visitAt.getTime() - OWN_STEP_MS ? lastStep : null

/** Returns whether the nurse has left for the visit: from then on its patient can't change it without the office. */
export function hasDeparted(lastStep: Step | null, visitAt: Date): boolean {
  const step = presentStepOf(lastStep, visitAt)
  return step !== null && step.kind !== 'nobodyThere'
}

/** For so long a reported step stays on the phone, where it can be taken back. */
export const STEP_UNDO_MS = 10_000

/**
 * How long a step can still be taken back, by the clock of the phone, in milliseconds. A clock that was set back
 * meanwhile ends the time.
 */
export function undoLeft(reportedAt: Date, now: Date): number {
  const passed = now.getTime() - reportedAt.getTime()
  return passed < 0 ? 0 : Math.max(0, STEP_UNDO_MS - passed)
}
