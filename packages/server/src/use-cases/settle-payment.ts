import { paymentStatusOf, type ActionReason, type AttemptState, type PaymentResult } from '@homecare/domain/payment'
import { AppError } from '../app-error'
import { record } from '../audit'
import type { Ctx } from '../context'
import type { PaymentAttempt, Prisma } from '../generated/prisma/client'
import { carryOut } from '../payment/carry-out'
import { decide } from '../payment/decide'
import { eventFromAnswer } from '../payment/event-from-answer'
import { lockBooking, type LockedBooking } from '../payment/lock-booking'
import { LAST_CHECK_MS, nextCheck } from '../payment/next-check'
import type { GatewayAnswer, GatewayReport } from '../ports/gateway'
import { storable } from '../storable'

const STATUS_CALL_MS = 3000

export interface SettleInput {
  /** The order number at the gateway, `ORD-…` or `ORD-…-2`. */
  attemptId: string
  source: 'browser' | 'push' | 'reconcile'
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
}

/**
 * Where browser return, push and reconciliation all end. Only the gateway's own answer to the status call moves an
 * attempt, under a lock on its booking; repeated, late or reordered, it has no second effect. Throws NOT_FOUND.
 */
export async function settlePayment({ ctx, input }: { ctx: Ctx; input: SettleInput }): Promise<Settled> {
  const { attemptId, source } = input
  const known = await ctx.db.paymentAttempt.findUnique({ where: { attemptId } })
  if (!known) throw new AppError('NOT_FOUND')
  const settledAlready = source === 'browser' && known.state === 'paid'
  const answer = settledAlready ? null : await ctx.gateway.orderStatus(attemptId, { timeoutMs: STATUS_CALL_MS })
  return ctx.db.$transaction(async (tx) => {
    const booking = await lockBooking(tx, known.bookingId)
    const attempt = booking.attempts.find((each) => each.id === known.id) ?? known
    if (!answer) return settled(booking, attempt, false)
    const age = { startedAt: attempt.startedAt, now: ctx.now(), holdMinutes: ctx.settings.slotHoldMinutes }
    const event = eventFromAnswer(answer, age)
    const result: PaymentResult = event
      ? await decide(ctx, tx, booking, attempt, event)
      : { ok: false, reason: 'still-pending' }
    const flagged = result.ok ? await carryOut(tx, booking, attempt, result.effects) : null
    await storeAnswer(ctx, tx, attemptId, answer, flagged ?? (result.ok ? result.next : result.reason))
    const next = await saveAttempt(ctx, tx, attempt, { input, answer, result })
    if (result.ok) await saveBooking(tx, booking, next, { from: attempt.state, flagged })
    return settled(booking, next, flagged === 'amount-differs')
  })
}

function settled({ orderId, accessKey }: LockedBooking, attempt: PaymentAttempt, mismatch: boolean): Settled {
  const { state, trackingId, failureMessage } = attempt
  return { order: { orderId, accessKey }, state, trackingId, failureMessage, mismatch }
}

/** What the gateway answered is kept with what was made of it; that it did not answer is no message. */
async function storeAnswer(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  attemptId: string,
  answer: GatewayAnswer<GatewayReport>,
  verdict: string,
): Promise<void> {
  if (!answer.ok && (answer.reason === 'unreachable' || answer.reason === 'timeout')) return
  const raw = storable(answer.ok ? answer.value.raw : `${answer.reason}: ${answer.detail}`)
  await tx.gatewayMessage.createMany({
    data: [{ source: 'status', raw, orderNo: attemptId, attemptId, verdict, receivedAt: ctx.now() }],
  })
}

interface Decision {
  input: SettleInput
  answer: GatewayAnswer<GatewayReport>
  result: PaymentResult
}

function saveAttempt(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  attempt: PaymentAttempt,
  { input, answer, result }: Decision,
): Promise<PaymentAttempt> {
  const now = ctx.now()
  const next = result.ok ? result.next : attempt.state
  const checks = attempt.checks + (input.source === 'reconcile' ? 1 : 0)
  const askAgain = next === 'initiated' && now.getTime() - attempt.startedAt.getTime() <= LAST_CHECK_MS
  const data: Prisma.PaymentAttemptUpdateInput = {
    checks,
    nextCheckAt: askAgain ? nextCheck(now, checks, ctx.settings.reconcileAfterSeconds) : null,
  }
  if (result.ok && next !== attempt.state) {
    data.state = next
    data.finishedAt = now
    const report = answer.ok ? answer.value : null
    data.trackingId = report?.referenceNo ? storable(report.referenceNo) : attempt.trackingId
    data.paymentMode = report?.paymentMode ? storable(report.paymentMode) : attempt.paymentMode
    const message = input.message ?? report?.message
    data.failureMessage = next === 'failed' && message ? storable(message).slice(0, 300) : null
  }
  return tx.paymentAttempt.update({ where: { id: attempt.id }, data })
}

async function saveBooking(
  tx: Prisma.TransactionClient,
  booking: LockedBooking,
  attempt: PaymentAttempt,
  { from, flagged }: { from: AttemptState; flagged: ActionReason | null },
): Promise<void> {
  const paymentStatus = paymentStatusOf(
    booking.attempts.map((each) => (each.id === attempt.id ? attempt.state : each.state)),
  )
  const news = attempt.state !== from || (flagged !== null && flagged !== booking.needsAction)
  if (!news) return
  // A clean payment answers the question that an unknown status had raised.
  const settledDoubt = attempt.state === 'paid' && booking.needsAction === 'unknown-status' ? null : booking.needsAction
  await tx.booking.update({
    where: { id: booking.id },
    data: { paymentStatus, needsAction: flagged ?? settledDoubt, version: { increment: 1 } },
  })
  await record(tx, {
    actor: { name: 'gateway', role: 'gateway' },
    action: attempt.state === from ? 'payment needs action' : `payment ${attempt.state}`,
    subject: { type: 'booking', id: booking.id },
    detail: { attemptId: attempt.attemptId, ...(flagged ? { reason: flagged } : {}) },
  })
}
