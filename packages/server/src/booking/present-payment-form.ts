import type { InitiateResponse } from '@homecare/contract/payment'
import type { Locale } from '@homecare/domain/locales'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { payToken, statusToken } from './tokens'

/**
 * Returns the form that the visitor's browser posts to the card gateway, with the token of the payment's page: the holder
 * of a pay link gets that link's. The form is always the same for one attempt.
 */
export function presentPaymentForm(
  ctx: Ctx,
  booking: { orderId: string; accessKey: string; locale: Locale },
  { attemptId, amountFils, byPayLink }: { attemptId: string; amountFils: number; byPayLink: boolean },
): InitiateResponse {
  const returnUrl = `${ctx.settings.publicUrl}/api/payment/response`
  const token = payersToken(ctx, booking, byPayLink)
  try {
    const urls = { redirectUrl: returnUrl, cancelUrl: returnUrl }
    const form = ctx.gateway.createPaymentForm({ attemptId, amountFils, ...urls, locale: booking.locale })
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
