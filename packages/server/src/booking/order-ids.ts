import { orderIdAt } from '@homecare/domain/order-id'

/** Creates order ids with the current timestamp, or the next free one of this process. */
export function createOrderIds(): (now: Date) => string {
  let last = 0
  return (now) => {
    last = Math.max(now.getTime(), last + 1)
    return orderIdAt(new Date(last))
  }
}
