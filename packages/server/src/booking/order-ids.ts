import { orderIdAt } from '@homecare/domain/order-id'

let last = 0

/** An order id with the present time stamp, or the next one that this process has not given out. */
export function nextOrderId(now: Date): string {
  last = Math.max(now.getTime(), last + 1)
  return orderIdAt(new Date(last))
}
