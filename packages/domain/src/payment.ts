/** The state of one payment attempt. `surplus`: it was paid although another attempt of its booking was paid before. */
export type AttemptState = 'initiated' | 'paid' | 'surplus' | 'failed' | 'expired' | 'reversed'

/** The meaning of the gateway's status. Source: ccavenue.md, "Meaning". */
export type GatewayMeaning = 'paid' | 'pending' | 'failed' | 'voided' | 'reversed' | 'unknown'

/** A Map, since an object would also find inherited names such as `constructor`. */
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

/** Paid, but not confirmed to the gateway: it cancels such a payment after 12 days. Source: ccavenue.md. */
export const isUnconfirmed = (gatewayStatus: string): boolean => gatewayStatus.trim().toLowerCase() === 'successful'

/** Money of the attempt is with us. */
export const isPaidIn = (state: AttemptState): boolean => state === 'paid' || state === 'surplus'

/** A booking's payment status as visitors and staff see it. */
export type PaymentStatus = 'Unpaid' | 'Pending' | 'Paid' | 'Failed' | 'Expired' | 'Reversed'

/**
 * A booking's payment status from the states of its attempts in their order: a paid attempt counts first, then the last one.
 * An earlier card page may be open still, but its visitor has gone on to the last one.
 */
export function paymentStatusOf(states: readonly AttemptState[]): PaymentStatus {
  if (states.some(isPaidIn)) return 'Paid'
  if (states.includes('reversed')) return 'Reversed'
  const last = states.at(-1)
  if (last === undefined) return 'Unpaid'
  if (last === 'initiated') return 'Pending'
  return last === 'expired' ? 'Expired' : 'Failed'
}
