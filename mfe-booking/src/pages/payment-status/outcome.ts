import type { OrderResponse } from '@homecare/contract/orders'
import type { StatusQuery } from '../../wizard/context'

export type OutcomeKind = 'success' | 'failed' | 'unfinished' | 'error' | 'processing' | 'reversed'

/** The query's status until the server has answered; then the order's. */
export function outcomeKindOf(query: StatusQuery | null, order: OrderResponse | null): OutcomeKind {
  const status = query?.status
  switch (order?.paymentStatus) {
    case 'Paid':
      return 'success'
    case 'Failed':
    case 'Expired':
      return order.paymentReason === 'not-finished' ? 'unfinished' : 'failed'
    case 'Reversed':
      return 'reversed'
    case 'Pending':
    case 'Unpaid':
      return status === 'error' ? 'error' : 'processing'
    default:
      if (status === 'failed' && query?.reason === 'not-finished') return 'unfinished'
      return status === 'success' || status === 'failed' || status === 'error' ? status : 'processing'
  }
}
