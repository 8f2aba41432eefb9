import { createHmac, timingSafeEqual } from 'node:crypto'

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
