import type { OwnBooking } from '@homecare/contract/self-service'
import { bookingState, type BookingState } from '../../parts/booking-state'
import { hasDeparted, presentStepOf } from '@homecare/domain/visit-step'

/** The state of the page's booking as its patient sees it. */
export const stateOf = ({ order }: OwnBooking): BookingState => bookingState(order)

/** What the nurse reported last of the visit as it is planned now. */
export function lastStepOf({ steps, visitAt }: NonNullable<OwnBooking['visit']>): ReturnType<typeof presentStepOf> {
  const last = steps.at(-1)
  return presentStepOf(last ? { kind: last.kind, at: new Date(last.at) } : null, new Date(visitAt))
}

/** Whether the nurse has left for the visit: nothing of it can be changed on the page any more. */
export const isNurseOnTheWay = ({ visit }: OwnBooking): boolean =>
  visit !== null && hasDeparted(lastStepOf(visit), new Date(visit.visitAt))
