import type { BloodTestDetail } from '@homecare/contract/staff'
import { isPaidIn } from '@homecare/domain/payment'

/** Reasons for which money that is in may have to go back while the visit itself still stands. */
const MONEY_REASONS = new Set(['paid-twice', 'paid-slot-gone', 'paid-after-cancel', 'amount-differs', 'refund-failed'])

/**
 * Whether to offer the refund of one attempt. The money of a visit that is in order goes back by canceling it, so
 * that nobody refunds what he meant to keep.
 */
export function refundable(
  { status, needsAction }: Pick<BloodTestDetail, 'status' | 'needsAction'>,
  { state, refund: own }: Pick<BloodTestDetail['attempts'][number], 'state' | 'refund'>,
): boolean {
  if (!isPaidIn(state) || own === 'requested' || own === 'done') return false
  return state === 'surplus' || status === 'Canceled' || MONEY_REASONS.has(needsAction ?? '')
}
