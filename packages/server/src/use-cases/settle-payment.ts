import { isPaidIn, type AttemptState } from '@homecare/domain/payment'
import type { PaymentResult } from '@homecare/domain/payment-transition'
import { AppError } from '../app-error'
import type { Ctx } from '../context'
import { carryOut } from '../payment/carry-out'
import { decide } from '../payment/decide'
import { eventFromAnswer } from '../payment/event-from-answer'
import { openBooking, type OpenAttempt, type OpenBooking } from '../payment/open-booking'
import { saveOutcome } from '../payment/save-outcome'
import { storeAnswer } from '../payment/store-answer'

const STATUS_CALL_MS = 3000

export interface SettleInput {
  /** The order number at the gateway, `ORD-…` or `ORD-…-2`. */
  attemptId: string
  source: 'browser' | 'push' | 'reconcile' | 'staff'
  /** What a return said about a failure; the status call often says less. */
  message?: string | null
}

export interface Settled {
  order: { orderId: string; accessKey: string }
  state: AttemptState
  trackingId: string | null
  failureMessage: string | null
  /** What the gateway reports is not what was asked for. */
  mismatch: boolean
  /** The gateway's own words, or why there are none. */
  said: string | null
}

/**
 * Where browser return, push, reconciliation and staff's question all end. Only the gateway's own answer to the status
 * call moves an attempt, under a lock on its booking; repeated, late or reordered, it has no second effect. Throws
 * NOT_FOUND.
 */
export async function settlePayment({ ctx, input }: { ctx: Ctx; input: SettleInput }): Promise<Settled> {
  const { attemptId, source, message } = input
  const known = await ctx.db.paymentAttempt.findUnique({
    where: { attemptId },
    select: { id: true, bookingId: true, state: true },
  })
  if (!known) throw new AppError('NOT_FOUND')
  const settledAlready = source === 'browser' && isPaidIn(known.state)
  const answer = settledAlready ? null : await ctx.gateway.orderStatus(attemptId, { timeoutMs: STATUS_CALL_MS })
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
    const flagged = result.ok ? await carryOut(tx, booking, attempt, result.effects) : null
    await storeAnswer(ctx, tx, attemptId, answer, flagged ?? (result.ok ? result.next : result.reason))
    const next = await saveOutcome(ctx, tx, booking, attempt, { source, message, answer, result, flagged })
    return settled(booking, next, answer.ok ? answer.value.status : answer.detail || answer.reason)
  })
}

function settled({ orderId, accessKey }: OpenBooking, attempt: OpenAttempt, said: string | null): Settled {
  const { state, trackingId, failureMessage, flag } = attempt
  const mismatch = flag === 'amount-differs' && !isPaidIn(state)
  return { order: { orderId, accessKey }, state, trackingId, failureMessage, mismatch, said }
}
