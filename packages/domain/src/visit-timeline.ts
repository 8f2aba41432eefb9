import type { ReportProgress } from './report'
import { SLOT_MINUTES } from './slots'
import type { VisitStepKind } from './visit-step'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export const MILESTONES = ['booked', 'onTheWay', 'arrived', 'sampleTaken', 'atLaboratory', 'report'] as const
export type MilestoneName = (typeof MILESTONES)[number]

/** `late` is what should have happened by now; `next` is what comes next, `later` what follows it. */
export type MilestoneState = 'done' | 'late' | 'next' | 'later'

export interface Milestone {
  name: MilestoneName
  state: MilestoneState
  /** When it happened; null while it is still to come, or if nobody reported it. */
  at: Date | null
  /** By when it is expected; null once it has happened. */
  expected: Date | null
  /** What is here of several reports while others are missing, which is only of the milestone `report`. */
  part?: { here: number; expected: number }
}

export interface VisitFacts {
  bookedAt: Date
  visitAt: Date
  /** What the nurse reported, oldest first. */
  steps: readonly { kind: VisitStepKind; at: Date }[]
  /** When the visit was completed, with or without a reported step. */
  completedAt: Date | null
  /** When the laboratory got the sample; null until then, and where nobody marks it: then there is no such milestone. */
  handedOverAt: Date | null
  turnaroundHours: number
  /** The reports that are released to the patient. */
  reports: ReportProgress
  now: Date
}

/**
 * A paid visit from booking to report, for its patient: what has happened, what comes next and by when. Steps that
 * nobody reported count as done once a later one has happened.
 */
export function visitTimeline(facts: VisitFacts): Milestone[] {
  const { bookedAt, visitAt, completedAt, handedOverAt, turnaroundHours, reports, now } = facts
  const lastTry = facts.steps.slice(facts.steps.findLastIndex(({ kind }) => kind === 'nobodyThere') + 1)
  const reported = (kind: VisitStepKind) => lastTry.findLast((step) => step.kind === kind)?.at ?? null
  const sampleAt = reported('sampleTaken')
  const slotEnd = new Date(visitAt.getTime() + SLOT_MINUTES * MINUTE_MS)
  const happened: [MilestoneName, at: Date | null, expected: Date | null][] = [
    ['booked', bookedAt, null],
    ['onTheWay', reported('onTheWay'), visitAt],
    ['arrived', reported('arrived'), slotEnd],
    ['sampleTaken', sampleAt, new Date(slotEnd.getTime() + SLOT_MINUTES * MINUTE_MS)],
    ...(handedOverAt ? [['atLaboratory', handedOverAt, null] satisfies (typeof happened)[number]] : []),
    ['report', reports.completeAt, sampleAt && new Date(sampleAt.getTime() + turnaroundHours * HOUR_MS)],
  ]
  // A visit that the desk has completed without a time of the sample is done all the same.
  const lastHappened = happened.findLastIndex(([name, at]) => at !== null || (completedAt && name === 'sampleTaken'))
  // A report of one person shows that the samples of the visit were taken.
  const lastDone = reports.here > 0 ? Math.max(lastHappened, happened.length - 2) : lastHappened
  return happened.map(([name, at, expected], index) => {
    if (index <= lastDone) return { name, state: 'done', at, expected: null }
    const isLate = expected !== null && expected < now
    const state = isLate ? 'late' : index === lastDone + 1 ? 'next' : 'later'
    const isPart = name === 'report' && reports.here > 0
    return { name, state, at, expected, ...(isPart && { part: { here: reports.here, expected: reports.expected } }) }
  })
}
