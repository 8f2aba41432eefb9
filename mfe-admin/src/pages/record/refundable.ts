import type { BloodTestDetail } from '@homecare/contract/staff'
import type { RefundOfPayment } from '../../parts/refund-dialog'

/** Reasons for which a payment may have to be refunded while the visit stays booked. */
const MONEY_REASONS = new Set(['paid-twice', 'paid-slot-gone', 'paid-after-cancel', 'amount-differs', 'refund-failed'])

type Booking = Pick<BloodTestDetail, 'fullName' | 'status' | 'needsAction'>
type Payment = Pick<BloodTestDetail['attempts'][number], 'state' | 'left' | 'parts'>

/**
 * What the refund of one payment offers; null while nothing is left, or a refund is under way. All of a valid visit's
 * payment is refunded by canceling the visit, so that nobody does it by mistake; a part needs no such reason.
 */
export function refundOffer({ fullName, status, needsAction }: Booking, payment: Payment): RefundOfPayment | null {
  const { state, left, parts } = payment
  if (left === 0 || parts.some((part) => part.state === 'requested')) return null
  const refused = parts.find((part) => part.state === 'failed')?.amount
  const isOver = state === 'surplus' || status === 'Canceled' || MONEY_REASONS.has(needsAction ?? '')
  const offer = { fullName, left, suggested: refused ?? (isOver ? left : null) }
  return isOver || status === 'Completed' ? offer : { ...offer, partOnly: true }
}
