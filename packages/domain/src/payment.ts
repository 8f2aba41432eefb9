/** Where one payment attempt stands. `surplus`: it was paid although another attempt of its order was; see staff. */
export type AttemptState = 'initiated' | 'paid' | 'surplus' | 'failed' | 'expired' | 'reversed'

/** What the gateway's own status word means. Source: ccavenue.md, "Meaning". */
export type GatewayMeaning = 'paid' | 'pending' | 'failed' | 'voided' | 'reversed' | 'unknown'

/** A Map, so that no word of the gateway finds what every object inherits. */
const MEANINGS: ReadonlyMap<string, GatewayMeaning> = new Map([
  ['successful', 'paid'],
  ['shipped', 'paid'],
  ['initiated', 'pending'],
  ['awaited', 'pending'],
  ['unsuccessful', 'failed'],
  ['aborted', 'failed'],
  ['invalid', 'failed'],
  // Failed as well, but of a payment that was in they say that it went back.
  ['cancelled', 'voided'],
  ['auto-cancelled', 'voided'],
  ['refunded', 'reversed'],
  ['system refund', 'reversed'],
  ['systemrefund', 'reversed'],
  ['auto-reversed', 'reversed'],
  ['chargeback', 'reversed'],
])

export function meaningOf(gatewayStatus: string): GatewayMeaning {
  return MEANINGS.get(gatewayStatus.trim().toLowerCase()) ?? 'unknown'
}

/** Paid, but not confirmed to the gateway: it cancels such a payment by itself after 12 days. Source: ccavenue.md. */
export const isUnconfirmed = (gatewayStatus: string): boolean => gatewayStatus.trim().toLowerCase() === 'successful'

/** Money of the attempt is with us. */
export const isPaidIn = (state: AttemptState): boolean => state === 'paid' || state === 'surplus'

/** How an order's payment reads to visitors and staff. */
export type PaymentStatus = 'Unpaid' | 'Pending' | 'Paid' | 'Failed' | 'Expired' | 'Reversed'

/** The order's payment status from the states of its attempts: money in counts first, then what still runs. */
export function paymentStatusOf(states: readonly AttemptState[]): PaymentStatus {
  if (states.some(isPaidIn)) return 'Paid'
  if (states.includes('reversed')) return 'Reversed'
  if (states.includes('initiated')) return 'Pending'
  const last = states.at(-1)
  if (last === undefined) return 'Unpaid'
  return last === 'expired' ? 'Expired' : 'Failed'
}
