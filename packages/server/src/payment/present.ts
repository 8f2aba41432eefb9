import { isPaidIn } from '@homecare/domain/payment'
import type { PaymentReason } from '@homecare/domain/payment-reason'
import type { Settlement } from './settle'

/**
 * Where the visitor's browser goes after the gateway: codes only, since the page shows no text of an address. Source:
 * ccavenue.md, the table of verified outcomes.
 */
export function presentReturn(settled: Settlement, token: string): string {
  const { order, state, trackingId, reason, mismatch } = settled
  const { orderId } = order
  if (mismatch) return statusPath({ status: 'error', orderId, reason: 'mismatch', token })
  if (isPaidIn(state)) return statusPath({ status: 'success', orderId, trackingId, token })
  if (reason) return statusPath({ status: 'failed', orderId, reason, token })
  return statusPath({ orderId, token })
}

/** One answer for all that can't be trusted: it says nothing about what was wrong with it. */
export function presentUntrustedReturn(): string {
  return statusPath({ status: 'error', reason: 'unreadable' })
}

/** The money may be in, but nothing is known yet. */
export function presentUnknownReturn(orderId?: string): string {
  return statusPath({ orderId: orderId ?? null })
}

type StatusQuery = Partial<Record<'status' | 'orderId' | 'trackingId' | 'token', string | null>> & {
  reason?: PaymentReason
}

function statusPath(query: StatusQuery): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const search = new URLSearchParams(present).toString()
  return search ? `/paymentStatus?${search}` : '/paymentStatus'
}
