import type { OrderResponse } from '@homecare/contract/orders'

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

/** Nothing was charged, and the visit was not canceled: the same order may be paid again. */
export function mayTryAgain(order: OrderResponse | null): order is OrderResponse {
  if (!order || order.status === 'Canceled' || order.needsAction) return false
  return order.paymentStatus === 'Failed' || order.paymentStatus === 'Expired'
}
