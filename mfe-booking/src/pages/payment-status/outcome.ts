import type { OrderView } from '@homecare/contract/orders'
import type { StatusQuery } from '../../wizard/context'

export type OutcomeKind = 'success' | 'failed' | 'unfinished' | 'error' | 'processing' | 'reversed' | 'unknown'

/** What the page shows; `lost` if no answer of the server can come any more. */
export function shownOutcome(query: StatusQuery | null, order: OrderView | null, lost: boolean): OutcomeKind {
  const outcome = outcomeKindOf(query, order)
  return lost && outcome === 'processing' ? 'unknown' : outcome
}

/** The query's status until the server has answered; then the order's. */
export function outcomeKindOf(query: StatusQuery | null, order: OrderView | null): OutcomeKind {
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
      return outcomeOfQuery(query) === 'success' ? 'processing' : outcomeOfQuery(query)
    default:
      return outcomeOfQuery(query)
  }
}

function outcomeOfQuery(query: StatusQuery | null): OutcomeKind {
  switch (query?.status) {
    case 'success':
      return 'success'
    case 'failed':
      return query.reason === 'not-finished' ? 'unfinished' : 'failed'
    case 'error':
      // A return that can't be read says nothing about the payment, so an order that can be followed is followed.
      return query.token && query.reason !== 'mismatch' ? 'processing' : 'error'
    default:
      return 'processing'
  }
}
