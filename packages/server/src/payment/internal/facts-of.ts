import { isPaidIn } from '@homecare/domain/payment'
import type { ActionReason } from '@homecare/domain/payment-table'
import type { PaymentFacts } from '@homecare/domain/payment-transition'
import type { Ctx } from '../../context'
import { lastHold } from '../../booking/internal/hold-times'
import type { OpenAttempt, OpenBooking } from '../../booking/internal/open-booking'

/** What is true of an attempt and its order while the order is locked; whether a seat can be had stands open. */
export function factsOf(ctx: Ctx, booking: OpenBooking, attempt: OpenAttempt): Omit<PaymentFacts, 'seatAvailable'> {
  const others = booking.attempts.filter((other) => other.id !== attempt.id)
  const now = ctx.now()
  return {
    state: attempt.state,
    attemptId: attempt.attemptId,
    amountFils: attempt.amountFils,
    currency: attempt.currency,
    flagged: attempt.flag as ActionReason | null,
    refundAsked: attempt.refund === 'asked' || attempt.refund === 'done',
    otherPaid: others.some((other) => isPaidIn(other.state)),
    otherRunning: others.some((other) => other.state === 'initiated' && lastHold(ctx, other.startedAt) > now),
    canceled: booking.status === 'Canceled',
  }
}
