import { attemptId } from '@homecare/domain/order-id'
import type { SettlementAttempt } from './lock-for-settlement'
import type { Settling } from './settling'

/**
 * Writes a second transaction of an attempt's order number as an attempt of its own, so that it is decided about, shown and
 * refunded like every other. Its own id is never used as an order number at the gateway.
 */
export async function addTransaction(
  { ctx, tx, booking, attempt }: Settling,
  trackingId: string,
): Promise<SettlementAttempt> {
  const { id: bookingId, orderId, attempts } = booking
  const { orderNo, amountFils, currency, startedAt } = attempt
  const number = Math.max(...attempts.map((each) => each.number)) + 1
  const data = {
    attemptId: attemptId(orderId, number),
    orderNo,
    number,
    amountFils,
    currency,
    startedAt,
    trackingId,
  }
  const { id } = await tx.paymentAttempt.create({ data: { ...data, bookingId }, select: { id: true } })
  ctx.log.warn({ attemptId: data.attemptId, orderNo }, 'a second transaction of one order number was paid')
  return {
    ...data,
    id,
    state: 'initiated',
    checks: 0,
    paymentMode: null,
    failureMessage: null,
    gatewayStatus: null,
    flag: null,
    refund: 'none',
    refundAt: null,
  }
}
