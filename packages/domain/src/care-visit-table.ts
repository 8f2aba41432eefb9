import { undoEndsAt } from './appointment'
import { isOpenCase, type CaseState } from './case-table'

/** From a visit that is agreed to what became of it. */
export const CARE_VISIT_STATES = ['planned', 'ended', 'canceled', 'missed'] as const
export type CareVisitState = (typeof CARE_VISIT_STATES)[number]

/** An assessment looks at what somebody needs; every other visit gives care. */
export const CARE_VISIT_KINDS = ['assessment', 'visit'] as const
export type CareVisitKind = (typeof CARE_VISIT_KINDS)[number]

/** What staff decide on a visit, or know of it. `done`: it took place; `miss`: it did not, although nobody canceled it. */
export const CARE_VISIT_EVENTS = ['assign', 'unassign', 'move', 'cancel', 'done', 'miss'] as const
export type CareVisitEvent = (typeof CARE_VISIT_EVENTS)[number]

/** Why, where an event needs a reason. Beside `other` the reason is written down. */
export const CARE_VISIT_REASONS: Partial<Record<CareVisitEvent, readonly string[]>> = {
  cancel: ['familysWish', 'hospital', 'noNurse', 'plannedWrongly', 'other'],
  miss: ['nobodyHome', 'noNurse', 'refused', 'other'],
}

/** The reason of a planned visit that is canceled because its case was closed. */
export const CASE_CLOSED = 'caseClosed'

/** The reasons for which a plan cancels visits itself; it makes them planned again when the reason is gone. */
export const CANCELED_BY_PLAN = ['paused', 'holiday', 'planChanged'] as const
export type CanceledByPlan = (typeof CANCELED_BY_PLAN)[number]

/** The state that each event leads to; what is not listed is refused. */
const CARE_VISIT_TABLE: Record<CareVisitState, Partial<Record<CareVisitEvent, CareVisitState>>> = {
  planned: {
    ...{ assign: 'planned', unassign: 'planned', move: 'planned' },
    ...{ cancel: 'canceled', done: 'ended', miss: 'missed' },
  },
  ended: {},
  canceled: {},
  missed: {},
}

/** The shortest and the longest visit, in minutes. */
export const CARE_VISIT_MINUTES = { min: 15, max: 1440 } as const

/** A visit is planned at most this long ahead. */
export const MAX_CARE_VISIT_DAYS = 400

export type CareVisitRefusal = 'illegal' | 'reason-missing' | 'text-missing' | 'ahead' | 'no-nurse'
export type CareVisitResult = { ok: true; next: CareVisitState } | { ok: false; reason: CareVisitRefusal }

export interface CareVisitNow {
  state: CareVisitState
  startsAt: Date
  hasNurse: boolean
}

interface Said {
  now: Date
  reason?: string | undefined
  text?: string | undefined
}

/** The one place that decides what becomes of a visit of care. `text` is what was written beside the reason `other`. */
export function careVisitTransition(
  { state, startsAt, hasNurse }: CareVisitNow,
  event: CareVisitEvent,
  { now, reason, text = '' }: Said,
): CareVisitResult {
  const next = CARE_VISIT_TABLE[state][event]
  if (!next) return { ok: false, reason: 'illegal' }
  // What took place or was missed lies behind; who was there is part of the patient's record.
  if ((event === 'done' || event === 'miss') && startsAt > now) return { ok: false, reason: 'ahead' }
  if ((event === 'done' || event === 'unassign') && !hasNurse) return { ok: false, reason: 'no-nurse' }
  const reasons = CARE_VISIT_REASONS[event]
  if (reasons && !reasons.includes(reason ?? '')) return { ok: false, reason: 'reason-missing' }
  if (reasons && reason === 'other' && text.trim() === '') return { ok: false, reason: 'text-missing' }
  return { ok: true, next }
}

interface ClosedVisit {
  state: CareVisitState
  closedAt: Date | null
  closedBy: string | null
}

export type UndoVisitResult =
  | { ok: true; next: 'planned' }
  | { ok: false; reason: 'illegal' | 'not-yours' | 'too-late' }

/** A visit that took place or was missed is planned again, soon and by the same person, as a completed appointment is pending. */
export function undoCareVisit(
  { state, closedAt, closedBy }: ClosedVisit,
  { by, now }: { by: string; now: Date },
): UndoVisitResult {
  if (state !== 'ended' && state !== 'missed') return { ok: false, reason: 'illegal' }
  if (closedBy !== by) return { ok: false, reason: 'not-yours' }
  if (!closedAt || now >= undoEndsAt(closedAt)) return { ok: false, reason: 'too-late' }
  return { ok: true, next: 'planned' }
}

/** The events that staff may choose for this visit now. */
export const careVisitEventsOf = (visit: CareVisitNow, now: Date): CareVisitEvent[] =>
  CARE_VISIT_EVENTS.filter(
    (event) => careVisitTransition(visit, event, { now, reason: CARE_VISIT_REASONS[event]?.[0] }).ok,
  )

/** Returns whether a visit may be planned for a case in this state: care has to have begun, an assessment comes before it. */
export const canPlanVisit = (kind: CareVisitKind, state: CaseState): boolean =>
  kind === 'assessment' ? isOpenCase(state) : state === 'active' || state === 'paused'
