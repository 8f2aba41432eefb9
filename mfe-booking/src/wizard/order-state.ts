import type { OrderResponse } from '@homecare/contract/orders'
import type { StatusQuery } from './context'

const FINAL: readonly OrderResponse['paymentStatus'][] = ['Paid', 'Failed', 'Expired', 'Reversed']

/** The payment is over: polling ends. */
export function isFinal(order: OrderResponse): boolean {
  return FINAL.includes(order.paymentStatus)
}

/** A payment that was left, or may still run: its order can be changed and paid. */
export function mayReopen(order: OrderResponse): boolean {
  const mayPay = order.status === 'Pending' && !order.needsAction && isOpen(order)
  return mayPay || mayTryAgain(order)
}

const isOpen = ({ paymentStatus }: OrderResponse) => paymentStatus === 'Pending' || paymentStatus === 'Unpaid'

/**
 * Nothing was charged, and the visit was not canceled: the same order may be paid again. Also if this page's payment was
 * refused while another card page of the order is still open.
 */
export function mayTryAgain(
  order: OrderResponse | null,
  query: Pick<StatusQuery, 'status'> | null = null,
): order is OrderResponse {
  if (!order || order.status === 'Canceled' || order.needsAction) return false
  if (order.paymentStatus === 'Failed' || order.paymentStatus === 'Expired') return true
  return query?.status === 'failed' && isOpen(order)
}
