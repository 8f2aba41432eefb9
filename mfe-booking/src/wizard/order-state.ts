import type { OrderResponse, OrderView } from '@homecare/contract/orders'
import type { StatusQuery } from './context'

const FINAL: readonly OrderView['paymentStatus'][] = ['Paid', 'Failed', 'Expired', 'Reversed']

/** The payment is over: polling ends. */
export function isFinal(order: OrderView): boolean {
  return FINAL.includes(order.paymentStatus)
}

/** A payment that was left, or may still run: its order can be changed and paid. */
export function mayReopen(order: OrderView): order is OrderResponse {
  const mayPay = order.status === 'Pending' && !order.needsAction && isOpen(order)
  return isPatients(order) && (mayPay || mayTryAgain(order))
}

/** The order of the patient's own link or tab, not of a pay link. */
export const isPatients = (order: OrderView): order is OrderResponse => order.patient !== null

const isOpen = ({ paymentStatus }: OrderView) => paymentStatus === 'Pending' || paymentStatus === 'Unpaid'

/**
 * Nothing was charged, and the visit was not canceled: the same order may be paid again. Also if this page's payment was
 * refused while another card page of the order is still open.
 */
export function mayTryAgain(order: OrderView | null, query: Pick<StatusQuery, 'status'> | null = null): boolean {
  if (!order || order.status === 'Canceled' || order.needsAction) return false
  if (order.paymentStatus === 'Failed' || order.paymentStatus === 'Expired') return true
  return query?.status === 'failed' && isOpen(order)
}
