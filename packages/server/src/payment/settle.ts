import { isPaidIn, type AttemptState } from '@homecare/domain/payment'
import { inSpan } from '@homecare/tracing/span'
import { AppError } from '../app-error'
import type { Ctx } from '../context'
import { paymentReasonOf, type PaymentReason } from '@homecare/domain/payment-reason'
import type { PaymentResult } from '@homecare/domain/payment-transition'
import type { GatewayResponse, GatewayReport } from '../ports/gateway'
import { applyEffects } from './internal/apply-effects'
import { decide } from './internal/decide'
import { eventFromResponse } from './internal/event-from-response'
import { lockForSettlement, type SettlementAttempt, type SettlementBooking } from '../booking/queries'
import { saveOutcome, type SettlementOutcome } from './internal/save-outcome'
import { storeResponse } from './queries'

export interface SettleInput {
  /** The order number at the gateway, `ORD-…` or `ORD-…-2`. */
  attemptId: string
  source: 'browser' | 'push' | 'reconcile' | 'staff'
  /** A return's message about a failure, since the status call often has less. */
  message?: string | null
  /** True if the return was posted before: anybody who has it can replay it any number of times. */
  replayed?: boolean
}

/** A replayed return makes no further status call within this time after the gateway's last response. */
const REPLAY_INTERVAL_MS = 5000

/**
 * Browser return, notification, reconciliation and staff's query all end here. Only the gateway's response to the
 * status call changes an attempt; repeated, late or reordered responses have no second effect. Throws NOT_FOUND.
 */
export async function settlePayment({ ctx, input }: { ctx: Ctx; input: SettleInput }): Promise<Settlement> {
  const { attemptId, source, replayed = false } = input
  const known = await ctx.db.paymentAttempt.findUnique({
    where: { attemptId },
    select: { id: true, bookingId: true, state: true, traceparent: true },
  })
  if (!known) throw new AppError('NOT_FOUND')
  return inSpan('settle payment', { parent: known.traceparent }, async () => {
    const isKnown =
      source === 'browser' && (isPaidIn(known.state) || (replayed && (await wasJustAnswered(ctx, attemptId))))
    const answer = isKnown ? null : await ctx.gateway.orderStatus(attemptId, { timeoutMs: STATUS_CALL_MS })
    return settleWithResponse(ctx, known, input, answer)
  })
}

async function wasJustAnswered(ctx: Ctx, attemptId: string): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - REPLAY_INTERVAL_MS)
  const answers = await ctx.db.gatewayMessage.count({
    where: { attemptId, source: 'status', receivedAt: { gt: since } },
  })
  return answers > 0
}

export interface Settlement {
  booking: { orderId: string; accessKey: string }
  state: AttemptState
  trackingId: string | null
  /** The reason that the patient sees for an unpaid attempt. */
  reason: PaymentReason | null
  /** True if the gateway reports another order, amount or currency than requested. */
  mismatch: boolean
  /** The gateway's status, or the reason why there is none. */
  gatewayStatus: string | null
}

/**
 * Changes an attempt's state, which happens only here, by the gateway's response and under a lock on its booking.
 * Without a response it resolves with the attempt's current state. Throws NOT_FOUND.
 */
export function settleWithResponse(
  ctx: Ctx,
  known: { id: string; bookingId: string },
  { source, message }: Pick<SettlementOutcome, 'source' | 'message'>,
  answer: GatewayResponse<GatewayReport> | null,
): Promise<Settlement> {
  return ctx.db.$transaction(async (tx) => {
    const booking = await lockForSettlement(tx, known.bookingId)
    const attempt = booking.attempts.find((each) => each.id === known.id)
    if (!attempt) throw new AppError('NOT_FOUND')
    if (!answer) return toSettlement(booking, attempt, null)
    const { slotHoldMinutes: holdMinutes } = ctx.settings
    const age = { startedAt: attempt.startedAt, now: ctx.now(), holdMinutes, heldUntil: booking.heldUntil }
    const event = eventFromResponse(answer, age)
    const result: PaymentResult = event
      ? await decide(ctx, tx, booking, attempt, event)
      : { ok: false, reason: 'still-pending' }
    const flagged = result.ok ? await applyEffects(ctx, tx, booking, attempt, result.effects) : null
    await storeResponse(ctx, tx, attempt.attemptId, answer, flagged ?? (result.ok ? result.next : result.reason))
    const next = await saveOutcome(ctx, tx, booking, attempt, { source, message, answer, result, flagged })
    return toSettlement(booking, next, answer.ok ? answer.value.status : answer.detail || answer.reason)
  })
}

function toSettlement(
  { orderId, accessKey }: SettlementBooking,
  attempt: SettlementAttempt,
  gatewayStatus: string | null,
): Settlement {
  const { state, trackingId, flag } = attempt
  const mismatch = flag === 'amount-differs' && !isPaidIn(state)
  return {
    booking: { orderId, accessKey },
    state,
    trackingId,
    reason: paymentReasonOf(attempt),
    mismatch,
    gatewayStatus,
  }
}

/** The maximum time that a visitor waits for the gateway; reconciliation checks later. Source: decisions.md. */
export const STATUS_CALL_MS = 3000
