import { isPaidIn, type AttemptState } from '@homecare/domain/payment'
import { paymentReasonOf, type PaymentReason } from '@homecare/domain/payment-reason'
import type { PaymentResult } from '@homecare/domain/payment-transition'
import { AppError } from '../../app-error'
import type { Ctx } from '../../context'
import type { GatewayAnswer, GatewayReport } from '../../ports/gateway'
import { carryOut } from './carry-out'
import { decide } from './decide'
import { eventFromAnswer } from './event-from-answer'
import { openBooking, type OpenAttempt, type OpenBooking } from '../../booking/internal/open-booking'
import { saveOutcome, type Outcome } from './save-outcome'
import { storeAnswer } from './store-answer'

export interface Settled {
  order: { orderId: string; accessKey: string }
  state: AttemptState
  trackingId: string | null
  /** What the patient is told about an attempt without money. */
  reason: PaymentReason | null
  /** What the gateway reports is not what was asked for. */
  mismatch: boolean
  /** The gateway's own words, or why there are none. */
  said: string | null
}

/**
 * The one place where an attempt moves: under a lock on its booking, by what the gateway answered. Without an answer it
 * only says where the attempt stands. Throws NOT_FOUND.
 */
export function settleAnswer(
  ctx: Ctx,
  known: { id: string; bookingId: string },
  { source, message }: Pick<Outcome, 'source' | 'message'>,
  answer: GatewayAnswer<GatewayReport> | null,
): Promise<Settled> {
  return ctx.db.$transaction(async (tx) => {
    const booking = await openBooking(tx, known.bookingId)
    const attempt = booking.attempts.find((each) => each.id === known.id)
    if (!attempt) throw new AppError('NOT_FOUND')
    if (!answer) return settled(booking, attempt, null)
    const { slotHoldMinutes: holdMinutes } = ctx.settings
    const age = { startedAt: attempt.startedAt, now: ctx.now(), holdMinutes, heldUntil: booking.heldUntil }
    const event = eventFromAnswer(answer, age)
    const result: PaymentResult = event
      ? await decide(ctx, tx, booking, attempt, event)
      : { ok: false, reason: 'still-pending' }
    const flagged = result.ok ? await carryOut(ctx, tx, booking, attempt, result.effects) : null
    await storeAnswer(ctx, tx, attempt.attemptId, answer, flagged ?? (result.ok ? result.next : result.reason))
    const next = await saveOutcome(ctx, tx, booking, attempt, { source, message, answer, result, flagged })
    return settled(booking, next, answer.ok ? answer.value.status : answer.detail || answer.reason)
  })
}

function settled({ orderId, accessKey }: OpenBooking, attempt: OpenAttempt, said: string | null): Settled {
  const { state, trackingId, flag } = attempt
  const mismatch = flag === 'amount-differs' && !isPaidIn(state)
  return { order: { orderId, accessKey }, state, trackingId, reason: paymentReasonOf(attempt), mismatch, said }
}
