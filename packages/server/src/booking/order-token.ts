import { createHmac, timingSafeEqual } from 'node:crypto'

/** What opens an order from outside: a MAC over its id and its random access key, 43 characters. */
export function orderToken(secret: string, order: { orderId: string; accessKey: string }): string {
  return createHmac('sha256', secret).update(`order\0${order.orderId}\0${order.accessKey}`).digest('base64url')
}

export function isOrderToken(secret: string, order: { orderId: string; accessKey: string }, token: string): boolean {
  const expected = Buffer.from(orderToken(secret, order))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
