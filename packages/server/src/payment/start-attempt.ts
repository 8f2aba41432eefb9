import type { Ctx } from '../context'
import type { InitiateAnswer } from '@homecare/contract/payment'
import { AppError } from '../app-error'
import { statusToken } from '../booking/tokens'

/** No hold outlasts this many times its length, counted from its attempt's start, however often the visitor comes back. */
const HOLDS_AT_MOST = 2

/** When the seat of a payment is free again, and when reconciliation first asks about it. `startedAt` is the attempt's. */
export function holdTimes(ctx: Ctx, now: Date, startedAt: Date = now): { heldUntil: Date; nextCheckAt: Date } {
  const { slotHoldMinutes, reconcileAfterSeconds } = ctx.settings
  const renewed = now.getTime() + slotHoldMinutes * 60_000
  return {
    heldUntil: new Date(Math.min(renewed, lastHoldEnd(ctx, startedAt).getTime())),
    nextCheckAt: new Date(now.getTime() + reconcileAfterSeconds * 1000),
  }
}

/** The instant after which an attempt can't hold a seat any more. */
export function lastHoldEnd(ctx: Ctx, startedAt: Date): Date {
  return new Date(startedAt.getTime() + HOLDS_AT_MOST * ctx.settings.slotHoldMinutes * 60_000)
}

/** What the visitor's browser needs to go and pay. Asked again for the same attempt it is the same. */
export function createPaymentForm(
  ctx: Ctx,
  order: { orderId: string; accessKey: string },
  attempt: { attemptId: string; amountFils: number },
): InitiateAnswer {
  const { attemptId, amountFils } = attempt
  const returnUrl = `${ctx.settings.publicUrl}/api/payment/response`
  const token = statusToken(ctx.settings.secret, order)
  try {
    const form = ctx.gateway.createPaymentForm({ attemptId, amountFils, redirectUrl: returnUrl, cancelUrl: returnUrl })
    return { success: true, orderId: order.orderId, ...form, token }
  } catch (error) {
    ctx.log.error({ attemptId, err: error }, 'the hand-off to the card gateway could not be made')
    throw new AppError('PAYMENT_UNAVAILABLE')
  }
}
