import { addressIn, SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { isPaidIn } from '@homecare/domain/payment'
import type { PaymentReason } from '@homecare/domain/payment-reason'
import type { Settlement } from './settle'

/**
 * Returns the path for the visitor's browser after the gateway, with codes only, since the page shows no text of a URL.
 * Source: ccavenue.md, the table of verified outcomes.
 */
export function presentReturn(settlement: Settlement, token: string): string {
  const { state, trackingId, reason, mismatch } = settlement
  const { orderId, locale } = settlement.booking
  if (mismatch) return statusPath(locale, { status: 'error', orderId, reason: 'mismatch', token })
  if (isPaidIn(state)) return statusPath(locale, { status: 'success', orderId, trackingId, token })
  if (reason) return statusPath(locale, { status: 'failed', orderId, reason, token })
  return statusPath(locale, { orderId, token })
}

/** The path for all input that can't be trusted. It does not reveal what was wrong. */
export function presentUntrustedReturn(): string {
  return statusPath(SOURCE_LOCALE, { status: 'error', reason: 'unreadable' })
}

/** The path while a payment may have succeeded, but nothing is known yet. */
export function presentUnknownReturn(orderId?: string, locale: Locale = SOURCE_LOCALE): string {
  return statusPath(locale, { orderId: orderId ?? null })
}

type StatusQuery = Partial<Record<'status' | 'orderId' | 'trackingId' | 'token', string | null>> & {
  reason?: PaymentReason
}

function statusPath(locale: Locale, query: StatusQuery): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const search = new URLSearchParams(present).toString()
  const path = addressIn(locale, '/paymentStatus')
  return search ? `${path}?${search}` : path
}
