import type { OwnBooking } from '@homecare/contract/self-service'
import { hasDeparted, presentStepOf } from '@homecare/domain/visit-step'

export type BookingState = 'booked' | 'done' | 'canceled' | 'returned' | 'paying' | 'unpaid'

/** The state of a booking as its patient sees it. */
export function stateOf({ order: { status, paymentStatus } }: OwnBooking): BookingState {
  if (status === 'Canceled') return 'canceled'
  if (status === 'Completed') return 'done'
  switch (paymentStatus) {
    case 'Paid':
      return 'booked'
    case 'Reversed':
      return 'returned'
    case 'Pending':
      return 'paying'
    default:
      return 'unpaid'
  }
}

/** What the nurse reported last of the visit as it is planned now. */
export function lastStepOf({ steps, visitAt }: NonNullable<OwnBooking['visit']>): ReturnType<typeof presentStepOf> {
  const last = steps.at(-1)
  return presentStepOf(last ? { kind: last.kind, at: new Date(last.at) } : null, new Date(visitAt))
}

/** Whether the nurse has left for the visit: nothing of it can be changed on the page any more. */
export const isNurseOnTheWay = ({ visit }: OwnBooking): boolean =>
  visit !== null && hasDeparted(lastStepOf(visit), new Date(visit.visitAt))
