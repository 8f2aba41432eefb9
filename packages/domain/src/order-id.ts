/** The gateway's limit for an order number. Source: ccavenue.md. */
export const MAX_ORDER_ID = 30

/** `ORD-` plus the timestamp in milliseconds, as specified. The database ensures that it is unique. */
export function orderIdAt(now: Date): string {
  return `ORD-${now.getTime()}`
}

/** Returns an attempt's id at the gateway: the order id for the first, then `…-2`, `…-3`. */
export function attemptId(orderId: string, attempt: number): string {
  return attempt === 1 ? orderId : `${orderId}-${attempt}`
}

/** Returns whether the text has the form of our order ids. */
export function isOrderId(text: string): boolean {
  return text.length <= MAX_ORDER_ID && /^ORD-[A-Za-z0-9_-]+$/.test(text)
}
