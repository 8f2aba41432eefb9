import { meaningOf } from '@homecare/domain/payment'
import type { PaymentEvent } from '@homecare/domain/payment-transition'
import type { GatewayResponse, GatewayReport } from '../../ports/gateway'
import { LAST_CHECK_MS } from './next-check'

interface AttemptTimes {
  startedAt: Date
  now: Date
  holdMinutes: number
  /** The time until which the booking's seat is held. */
  heldUntil: Date | null
}

/** Returns the meaning of the gateway's response for the attempt, or null while the gateway knows nothing. */
export function eventFromResponse(
  answer: GatewayResponse<GatewayReport>,
  { startedAt, now, holdMinutes, heldUntil }: AttemptTimes,
): PaymentEvent | null {
  const age = now.getTime() - startedAt.getTime()
  const timedOut = age > LAST_CHECK_MS ? ({ type: 'timed-out' } as const) : null
  if (!answer.ok) {
    // The gateway has no record of the order: the visitor did not get there during the hold, and can't any more.
    const held = heldUntil !== null && heldUntil > now
    const neverArrived = answer.reason === 'no-record' && age > holdMinutes * 60_000 && !held
    return neverArrived ? { type: 'timed-out' } : timedOut
  }
  const { status, orderNo, amountFils, currency } = answer.value
  const meaning = meaningOf(status)
  if (meaning === 'pending') return timedOut
  return { type: 'reported', meaning, orderNo, amountFils, currency }
}
