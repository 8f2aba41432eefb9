import type { Ctx } from '../process/context'
import { presentReturn, presentUnknownReturn, presentUntrustedReturn } from './present'
import { payersToken } from '../booking/present-payment-form'
import { attemptWith, receiveGatewayMessage, type PostedMessage } from './receive-message'
import { settlePayment } from './settle'

/** Handles the browser's return from the gateway: resolves with the path that the browser is redirected to. */
export async function returnFromGateway({ ctx, input: posted }: { ctx: Ctx; input: PostedMessage }): Promise<string> {
  const received = await receiveGatewayMessage({ ctx, input: { ...posted, source: 'browser' } })
  if (!received) return returnWithoutMessage(ctx, posted)
  const { attemptId, message, replayed } = received
  const { byPayLink, booking } = await payerOf(ctx, attemptId)
  try {
    const reason = message.failureMessage ?? message.statusMessage
    const input = { attemptId, reference: message.trackingId, message: reason, replayed, source: 'browser' } as const
    const settlement = await settlePayment({ ctx, input })
    return presentReturn(settlement, payersToken(ctx, settlement.booking, byPayLink))
  } catch (error) {
    // Reconciliation checks the payment later; the visitor sees that it is pending.
    ctx.log.error({ attemptId, err: error }, 'a payment could not be settled on return')
    return presentUnknownReturn(attemptId, booking.locale)
  }
}

/** Which link this attempt was begun by, and the language that its payer reads. */
const payerOf = (ctx: Ctx, attemptId: string) =>
  ctx.db.paymentAttempt.findUniqueOrThrow({
    where: { attemptId },
    select: { byPayLink: true, booking: { select: { locale: true } } },
  })

/**
 * Handles a return whose message can't be read. The form's order number proves nothing about who posts it, so the path
 * opens nothing: it names the order, and the visitor's tab follows it with the token that it has. The gateway is asked, so
 * that somebody who has paid learns it within seconds.
 */
async function returnWithoutMessage(ctx: Ctx, { orderNo }: PostedMessage): Promise<string> {
  const attemptId = await attemptWith(ctx, orderNoIn(orderNo) ?? '')
  if (attemptId === null) return presentUntrustedReturn()
  const { locale } = (await payerOf(ctx, attemptId)).booking
  try {
    const { booking } = await settlePayment({ ctx, input: { attemptId, source: 'browser', replayed: true } })
    return presentUnknownReturn(booking.orderId, locale)
  } catch (error) {
    ctx.log.error({ attemptId, err: error }, 'a payment could not be settled on return')
    return presentUnknownReturn(attemptId, locale)
  }
}

/** The order number in a form's field, without the bytes that a proxy may have put around it. */
export const orderNoIn = (text: string | undefined): string | undefined => /ORD-[\w-]{1,26}/.exec(text ?? '')?.[0]
