import { createHmac, timingSafeEqual } from 'node:crypto'

/** What opens an order from outside: a MAC over its id and its random access key, 43 characters. */
export function statusToken(secret: string, order: { orderId: string; accessKey: string }): string {
  return createHmac('sha256', secret).update(`order\0${order.orderId}\0${order.accessKey}`).digest('base64url')
}

export function isStatusToken(secret: string, order: { orderId: string; accessKey: string }, token: string): boolean {
  const expected = Buffer.from(statusToken(secret, order))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

interface Signed {
  orderId: string
  accessKey: string
}

/**
 * What a mail's link carries to see, move or cancel a visit: a MAC of its own purpose, so that the order's token, which
 * passes through addresses and tabs on the way from the card page, changes nothing. A new access key revokes it.
 */
export function visitToken(secret: string, { orderId, accessKey }: Signed): string {
  return createHmac('sha256', secret).update(`visit\0${orderId}\0${accessKey}`).digest('base64url')
}

export function isVisitToken(secret: string, order: Signed, token: string): boolean {
  const expected = Buffer.from(visitToken(secret, order))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
