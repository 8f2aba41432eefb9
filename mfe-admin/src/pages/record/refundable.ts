import type { BloodTestDetail } from '@homecare/contract/staff'
import { isPaidIn } from '@homecare/domain/payment'

/** Reasons for which a payment may have to be refunded while the visit stays booked. */
const MONEY_REASONS = new Set(['paid-twice', 'paid-slot-gone', 'paid-after-cancel', 'amount-differs', 'refund-failed'])

/**
 * True if the refund of one attempt is offered. The payment of a valid visit is refunded by canceling the visit, so
 * that nobody refunds it by mistake.
 */
export function refundable(
  { status, needsAction }: Pick<BloodTestDetail, 'status' | 'needsAction'>,
  { state, refund: own }: Pick<BloodTestDetail['attempts'][number], 'state' | 'refund'>,
): boolean {
  if (!isPaidIn(state) || own === 'requested' || own === 'done') return false
  return state === 'surplus' || status === 'Canceled' || MONEY_REASONS.has(needsAction ?? '')
}
