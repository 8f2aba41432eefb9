import { createHmac, timingSafeEqual } from 'node:crypto'

interface TokenSubject {
  orderId: string
  accessKey: string
}

/** Opens a booking's status without an account: a MAC over its order id and random access key, 43 characters. */
export function statusToken(secret: string, booking: TokenSubject): string {
  return createHmac('sha256', secret).update(`order\0${booking.orderId}\0${booking.accessKey}`).digest('base64url')
}

export function isStatusToken(secret: string, booking: TokenSubject, token: string): boolean {
  const expected = Buffer.from(statusToken(secret, booking))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Opens a booking to see, move or cancel it by the link in an email. Not the status token: that one
 * passes through addresses and tabs on the way from the card page. A new access key revokes both.
 */
export function visitToken(secret: string, { orderId, accessKey }: TokenSubject): string {
  return createHmac('sha256', secret).update(`visit\0${orderId}\0${accessKey}`).digest('base64url')
}

export function isVisitToken(secret: string, booking: TokenSubject, token: string): boolean {
  const expected = Buffer.from(visitToken(secret, booking))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
