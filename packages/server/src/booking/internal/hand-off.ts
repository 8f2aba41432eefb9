import type { InitiateAnswer } from '@homecare/contract/payment'
import { AppError } from '../../app-error'
import type { Ctx } from '../../context'
import { orderToken } from '../order-token'

/** What the visitor's browser needs to go and pay. Asked again for the same attempt it is the same. */
export function handOff(
  ctx: Ctx,
  order: { orderId: string; accessKey: string },
  attempt: { attemptId: string; amountFils: number },
): InitiateAnswer {
  const { attemptId, amountFils } = attempt
  const returnUrl = `${ctx.settings.publicUrl}/api/payment/response`
  const token = orderToken(ctx.settings.secret, order)
  try {
    const form = ctx.gateway.handOff({ attemptId, amountFils, redirectUrl: returnUrl, cancelUrl: returnUrl })
    return { success: true, orderId: order.orderId, ...form, token }
  } catch (error) {
    ctx.log.error({ attemptId, err: error }, 'the hand-off to the card gateway could not be made')
    throw new AppError('PAYMENT_UNAVAILABLE')
  }
}
