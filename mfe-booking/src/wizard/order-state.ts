import type { OrderAnswer } from '@homecare/contract/orders'

const FINAL: readonly OrderAnswer['paymentStatus'][] = ['Paid', 'Failed', 'Expired', 'Reversed']

/** Nothing more will happen by itself: no need to ask again. */
export function isFinal(order: OrderAnswer): boolean {
  return FINAL.includes(order.paymentStatus)
}

/** Nothing was charged, and the visit was not canceled: the same order may be paid again. */
export function mayTryAgain(order: OrderAnswer | null): order is OrderAnswer {
  if (!order || order.status === 'Canceled' || order.needsAction) return false
  return order.paymentStatus === 'Failed' || order.paymentStatus === 'Expired'
}
