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
