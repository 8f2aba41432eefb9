import { randomInt } from 'node:crypto'
import { orderIdAt } from '@homecare/domain/order-id'

/** Far enough that processes rarely meet, near enough that ids of 20 bookings a second stay at the present time. */
const MOST_STEP_MS = 100

/**
 * Creates order ids with the current timestamp. Where this process has used it, a chance step leads to a later one: processes that
 * counted on would meet at each id when many bookings come in the same millisecond, as when a full edge lets them all go.
 */
export function createOrderIds(): (now: Date) => string {
  let last = 0
  return (now) => {
    last = now.getTime() > last ? now.getTime() : last + randomInt(1, MOST_STEP_MS)
    return orderIdAt(new Date(last))
  }
}
