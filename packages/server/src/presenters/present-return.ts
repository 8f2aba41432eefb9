import { isPaidIn } from '@homecare/domain/payment'
import type { Settled } from '../use-cases/settle-payment'

/** Where the visitor's browser goes after the gateway. Source: ccavenue.md, the table of verified outcomes. */
export function presentReturn(settled: Settled, token: string): string {
  const { order, state, trackingId, failureMessage, mismatch } = settled
  const { orderId } = order
  if (mismatch)
    return statusPath({
      status: 'error',
      orderId,
      message: 'The payment could not be matched. We will call you.',
      token,
    })
  if (isPaidIn(state)) return statusPath({ status: 'success', orderId, trackingId, token })
  if (state === 'failed' || state === 'expired')
    return statusPath({ status: 'failed', orderId, message: failureMessage, token })
  return statusPath({ orderId, token })
}

/** One answer for all that can't be trusted: it says nothing about what was wrong with it. */
export function presentUntrustedReturn(): string {
  return statusPath({
    status: 'error',
    message: 'We could not read the answer of the payment page. Please contact us.',
  })
}

/** The money may be in, but nothing is known yet. */
export function presentUnknownReturn(orderId?: string): string {
  return statusPath({ orderId: orderId ?? null })
}

function statusPath(query: Record<string, string | null>): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const search = new URLSearchParams(present).toString()
  return search ? `/paymentStatus?${search}` : '/paymentStatus'
}
