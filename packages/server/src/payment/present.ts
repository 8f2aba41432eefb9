import type { InitiateResponse } from '@homecare/contract/payment'
import { isPaidIn } from '@homecare/domain/payment'
import type { PaymentReason } from '@homecare/domain/payment-reason'
import { AppError } from '../process/app-error'
import { payToken, statusToken } from '../booking/tokens'
import type { Ctx } from '../process/context'
import type { Settlement } from './settle'

/**
 * Returns the form that the visitor's browser posts to the card gateway, with the token of the payment's page: the holder
 * of a pay link gets that link's. The form is always the same for one attempt.
 */
export function presentPaymentForm(
  ctx: Ctx,
  booking: { orderId: string; accessKey: string },
  { attemptId, amountFils, byPayLink }: { attemptId: string; amountFils: number; byPayLink: boolean },
): InitiateResponse {
  const returnUrl = `${ctx.settings.publicUrl}/api/payment/response`
  const token = payersToken(ctx, booking, byPayLink)
  try {
    const form = ctx.gateway.createPaymentForm({ attemptId, amountFils, redirectUrl: returnUrl, cancelUrl: returnUrl })
    return { success: true, orderId: booking.orderId, ...form, token }
  } catch (error) {
    ctx.log.error({ attemptId, err: error }, 'the form for the card gateway could not be created')
    throw new AppError('PAYMENT_UNAVAILABLE')
  }
}

/** Opens the page of a payment to whoever started it. */
export const payersToken = (
  { settings }: Ctx,
  booking: { orderId: string; accessKey: string },
  byPayLink: boolean,
): string => (byPayLink ? payToken : statusToken)(settings.secret, booking)

/**
 * Returns the path for the visitor's browser after the gateway, with codes only, since the page shows no text of a URL.
 * Source: ccavenue.md, the table of verified outcomes.
 */
export function presentReturn(settlement: Settlement, token: string): string {
  const { state, trackingId, reason, mismatch } = settlement
  const { orderId } = settlement.booking
  if (mismatch) return statusPath({ status: 'error', orderId, reason: 'mismatch', token })
  if (isPaidIn(state)) return statusPath({ status: 'success', orderId, trackingId, token })
  if (reason) return statusPath({ status: 'failed', orderId, reason, token })
  return statusPath({ orderId, token })
}

/** The path for all input that can't be trusted. It does not reveal what was wrong. */
export function presentUntrustedReturn(): string {
  return statusPath({ status: 'error', reason: 'unreadable' })
}

/** The path while a payment may have succeeded, but nothing is known yet. */
export function presentUnknownReturn(orderId?: string): string {
  return statusPath({ orderId: orderId ?? null })
}

type StatusQuery = Partial<Record<'status' | 'orderId' | 'trackingId' | 'token', string | null>> & {
  reason?: PaymentReason
}

function statusPath(query: StatusQuery): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const search = new URLSearchParams(present).toString()
  return search ? `/paymentStatus?${search}` : '/paymentStatus'
}
