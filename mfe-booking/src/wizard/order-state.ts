import type { OrderAnswer } from '@homecare/contract/orders'

const FINAL: readonly OrderAnswer['paymentStatus'][] = ['Paid', 'Failed', 'Expired', 'Reversed']

/** The payment is over: polling ends. */
export function isFinal(order: OrderAnswer): boolean {
  return FINAL.includes(order.paymentStatus)
}

/** A payment that was left, or may still run: its order can be changed and paid. */
export function mayReopen(order: OrderAnswer): boolean {
  const mayPay = order.status === 'Pending' && !order.needsAction && isOpen(order)
  return mayPay || mayTryAgain(order)
}

const isOpen = ({ paymentStatus }: OrderAnswer) => paymentStatus === 'Pending' || paymentStatus === 'Unpaid'

/** Nothing was charged, and the visit was not canceled: the same order may be paid again. */
export function mayTryAgain(order: OrderAnswer | null): order is OrderAnswer {
  if (!order || order.status === 'Canceled' || order.needsAction) return false
  return order.paymentStatus === 'Failed' || order.paymentStatus === 'Expired'
}
