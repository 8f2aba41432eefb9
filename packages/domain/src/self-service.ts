import type { AppointmentStatus } from './appointment'
import type { PaymentStatus } from './payment'
import { REPORT_LINK_DAYS } from './report'
import { hasDeparted, type VisitStepKind } from './visit-step'

/** How long before the visit its owner may change it alone, in hours. Source: FAQ, "at least 24 hours' notice". */
export const SELF_SERVICE_HOURS = 24

/** The signed link opens the booking for this many days after the visit's present date. */
export const LINK_DAYS = 14

/** The reason to act for staff where a patient has requested a change. */
export const VISITOR_REQUEST = 'change-requested'

const HOUR_MS = 60 * 60 * 1000

/** The actions of a booking's owner: each can be done now, requested from staff, or neither. */
export type SelfServiceDecision = 'now' | 'request' | 'no'

export interface SelfService {
  move: SelfServiceDecision
  cancel: SelfServiceDecision
  /** The booking can be paid: by its first or a further attempt, or by the one that runs. */
  pay: boolean
}

export interface SelfServiceFacts {
  status: AppointmentStatus
  paymentStatus: PaymentStatus
  /** The reason why the booking needs action, if it does. */
  needsAction: string | null
  visitAt: Date
  /** What the nurse reported last; null before anything. */
  lastStep: { kind: VisitStepKind; at: Date } | null
  now: Date
}

const NOTHING: SelfService = { move: 'no', cancel: 'no', pay: false }

/**
 * The rules of the signed link. A paid visit can be moved until 24 hours before; later, or while staff are settling
 * something, its owner requests the move. Once the nurse has left, only a call changes it. Staff decide about money, so
 * they cancel a paid visit.
 */
export function selfService(facts: SelfServiceFacts): SelfService {
  const { status, paymentStatus, needsAction, visitAt, lastStep, now } = facts
  if (status !== 'Pending' || paymentStatus === 'Reversed') return NOTHING
  const msUntilVisit = visitAt.getTime() - now.getTime()
  const inTime = msUntilVisit >= SELF_SERVICE_HOURS * HOUR_MS
  if (paymentStatus === 'Paid') {
    if (msUntilVisit <= 0 || hasDeparted(lastStep, visitAt)) return NOTHING
    return {
      move: inTime && (needsAction ?? VISITOR_REQUEST) === VISITOR_REQUEST ? 'now' : 'request',
      cancel: 'request',
      pay: false,
    }
  }
  if (needsAction !== null) return NOTHING
  // A running payment may still succeed, so its booking can't be changed until it has ended.
  if (paymentStatus === 'Pending' || msUntilVisit <= 0) return { ...NOTHING, pay: true }
  return { move: 'no', cancel: inTime ? 'now' : 'request', pay: true }
}

interface LinkFacts extends Pick<SelfServiceFacts, 'visitAt' | 'now'> {
  /** When the report that is open to the patient was released; null without one. */
  reportReleasedAt: Date | null
}

/** Returns whether the link still opens the booking: a report that came late opens it longer. */
export function linkIsOpen({ visitAt, now, reportReleasedAt }: LinkFacts): boolean {
  const daysSince = (start: Date) => (now.getTime() - start.getTime()) / (24 * HOUR_MS)
  return daysSince(visitAt) < LINK_DAYS || (reportReleasedAt !== null && daysSince(reportReleasedAt) < REPORT_LINK_DAYS)
}
