import { isPaidIn, meaningOf, type AttemptState } from '@homecare/domain/payment'
import { inSpan } from '@homecare/server-kit/span'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { paymentReasonOf, type PaymentReason } from '@homecare/domain/payment-reason'
import type { PaymentResult } from '@homecare/domain/payment-transition'
import type { GatewayResponse, GatewayReport } from '../ports/gateway'
import { storable } from '../database/storable'
import { askGateway, hasOwnTransaction } from './ask-gateway'
import { addTransaction } from './internal/add-transaction'
import { applyEffects } from './internal/apply-effects'
import { decide } from './internal/decide'
import { eventFromResponse } from './internal/event-from-response'
import { lockForSettlement, type SettlementAttempt, type SettlementBooking } from './internal/lock-for-settlement'
import { saveOutcome } from './internal/save-outcome'
import type { SettlementCause, Settling } from './internal/settling'
import { storeResponse } from './queries'

export interface SettleInput extends SettlementCause {
  attemptId: string
  /** The gateway's reference in the message that led here. */
  reference?: string | null | undefined
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
  const { attemptId, source, message, reference = null, replayed = false } = input
  const known = await ctx.db.paymentAttempt.findUnique({
    where: { attemptId },
    select: { id: true, bookingId: true, orderNo: true, state: true, trackingId: true, traceparent: true },
  })
  if (!known) throw new AppError('NOT_FOUND')
  return inSpan('settle payment', { parent: known.traceparent }, async () => {
    const isPaidBy = isPaidIn(known.state) && (reference === null || reference === known.trackingId)
    const isKnown = source === 'browser' && (isPaidBy || (replayed && (await wasJustAnswered(ctx, attemptId))))
    const attempt = { ...known, attemptId, orderNo: known.orderNo ?? attemptId }
    const answer = isKnown ? null : await askGateway(ctx, attempt, reference)
    return settleWithResponse({ ctx, attempt: known, answer, source, message })
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
  booking: Pick<SettlementBooking, 'orderId' | 'accessKey' | 'locale'>
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
export function settleWithResponse({ ctx, attempt: known, answer, ...cause }: AnsweredAttempt): Promise<Settlement> {
  return ctx.db.$transaction(async (tx) => {
    const booking = await lockForSettlement(tx, known.bookingId)
    const asked = booking.attempts.find((each) => each.id === known.id)
    if (!asked) throw new AppError('NOT_FOUND')
    if (!answer) return toSettlement(booking, asked, null)
    const about = { ctx, tx, booking, attempt: asked, answer, ...cause }
    const attempt = await attemptOfAnswer(about)
    if (!attempt) {
      await storeResponse(about, 'another-transaction')
      return toSettlement(booking, asked, answer.ok ? answer.value.status : null)
    }
    const settling = { ...about, attempt }
    const { slotHoldMinutes: holdMinutes } = ctx.settings
    const age = { startedAt: attempt.startedAt, now: ctx.now(), holdMinutes, heldUntil: booking.heldUntil }
    const event = eventFromResponse(answer, age)
    const result: PaymentResult = event ? await decide(settling, event) : { ok: false, reason: 'still-pending' }
    const flagged = result.ok ? await applyEffects(settling, result.effects) : null
    await storeResponse(about, flagged ?? (result.ok ? result.next : result.reason))
    const next = await saveOutcome(settling, { result, flagged })
    return toSettlement(booking, next, answer.ok ? answer.value.status : answer.detail || answer.reason)
  })
}

interface AnsweredAttempt extends SettlementCause {
  ctx: Ctx
  attempt: { id: string; bookingId: string }
  answer: GatewayResponse<GatewayReport> | null
}

/**
 * The attempt that an answer is about. An attempt that was paid by one transaction is not changed by another one of its
 * order number: if that one is paid too, it is an attempt of its own; else it is null.
 */
async function attemptOfAnswer(about: Settling): Promise<SettlementAttempt | null> {
  const { booking, attempt: asked, answer } = about
  const reference = answer.ok && answer.value.referenceNo ? storable(answer.value.referenceNo) : null
  if (!answer.ok || reference === null || asked.trackingId === null || asked.trackingId === reference) return asked
  if (!hasOwnTransaction(asked)) return asked
  const { orderNo } = asked
  const known = booking.attempts.find((each) => each.orderNo === orderNo && each.trackingId === reference)
  if (known) return known
  if (answer.value.orderNo !== orderNo || meaningOf(answer.value.status) !== 'paid') return null
  const added = await addTransaction(about, reference)
  booking.attempts.push(added)
  return added
}

function toSettlement(
  { orderId, accessKey, locale }: SettlementBooking,
  attempt: SettlementAttempt,
  gatewayStatus: string | null,
): Settlement {
  const { state, trackingId, flag } = attempt
  const mismatch = flag === 'amount-differs' && !isPaidIn(state)
  return {
    booking: { orderId, accessKey, locale },
    state,
    trackingId,
    reason: paymentReasonOf(attempt),
    mismatch,
    gatewayStatus,
  }
}
