import type { AppointmentStatus } from './appointment'
import type { PaymentStatus } from './payment'

/** How long before the visit its owner may change it alone, in hours. Source: FAQ, "at least 24 hours' notice". */
export const SELF_SERVICE_HOURS = 24

/** The signed link opens the booking for this many days after the visit, as it then stands. */
export const LINK_DAYS = 14

/** The reason under which staff find what a patient asked for. */
export const VISITOR_ASKS = 'visitor-asks'

const HOUR_MS = 60 * 60 * 1000

/** What the owner of a booking can do about it: at once, by asking staff, or not at all. */
export type Way = 'now' | 'ask' | 'no'

export interface SelfService {
  move: Way
  cancel: Way
  /** The order can be paid: for the first time, once more, or going on with a payment that runs. */
  pay: boolean
}

export interface BookingFacts {
  status: AppointmentStatus
  paymentStatus: PaymentStatus
  /** What staff have to settle, if anything. */
  needsAction: string | null
  visitAt: Date
  now: Date
}

const NOTHING: SelfService = { move: 'no', cancel: 'no', pay: false }

/**
 * The rules of the signed link. A paid visit moves freely until 24 hours before; later, or while staff are settling
 * something, its owner asks. Giving money back is a person's decision, so a paid visit is never canceled alone.
 */
export function selfService({ status, paymentStatus, needsAction, visitAt, now }: BookingFacts): SelfService {
  if (status !== 'Pending' || paymentStatus === 'Reversed') return NOTHING
  const ahead = visitAt.getTime() - now.getTime()
  const inTime = ahead >= SELF_SERVICE_HOURS * HOUR_MS
  if (paymentStatus === 'Paid') {
    if (ahead <= 0) return NOTHING
    return { move: inTime && (needsAction ?? VISITOR_ASKS) === VISITOR_ASKS ? 'now' : 'ask', cancel: 'ask', pay: false }
  }
  if (needsAction !== null) return NOTHING
  // A payment that runs may still succeed: what it is for stays as it is until it has ended.
  if (paymentStatus === 'Pending' || ahead <= 0) return { ...NOTHING, pay: true }
  return { move: 'no', cancel: inTime ? 'now' : 'ask', pay: true }
}

/** Whether the link still opens the booking. */
export function linkIsOpen({ visitAt, now }: Pick<BookingFacts, 'visitAt' | 'now'>): boolean {
  return now.getTime() < visitAt.getTime() + LINK_DAYS * 24 * HOUR_MS
}
