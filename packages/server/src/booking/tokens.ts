import { createHmac, timingSafeEqual } from 'node:crypto'
import { acceptedSecrets, type Signers } from '../process/accepted-secrets'

interface TokenSubject {
  orderId: string
  accessKey: string
}

/** Opens a booking's status without an account: a MAC over its order id and random access key, 43 characters. */
export function statusToken(secret: string, booking: TokenSubject): string {
  return createHmac('sha256', secret).update(`order\0${booking.orderId}\0${booking.accessKey}`).digest('base64url')
}

export const isStatusToken = (signers: Signers, booking: TokenSubject, token: string): boolean =>
  acceptedSecrets(signers).some((secret) => isEqual(token, statusToken(secret, booking)))

/**
 * The token of an email's link, to see, move or cancel a booking. It differs from the status token, because that one
 * passes through addresses and tabs on the way from the card page. A new access key revokes both.
 */
export function visitToken(secret: string, { orderId, accessKey }: TokenSubject): string {
  return createHmac('sha256', secret).update(`visit\0${orderId}\0${accessKey}`).digest('base64url')
}

export const isVisitToken = (signers: Signers, booking: TokenSubject, token: string): boolean =>
  acceptedSecrets(signers).some((secret) => isEqual(token, visitToken(secret, booking)))

/**
 * The token of a link that went to a phone, or that its owner's page has: it opens what `visitToken` opens. Whoever has the
 * phone knows the digits of its number, so that reports open with a date of birth instead.
 */
export function phoneVisitToken(secret: string, { orderId, accessKey }: TokenSubject): string {
  return createHmac('sha256', secret).update(`phone visit\0${orderId}\0${accessKey}`).digest('base64url')
}

export const isPhoneVisitToken = (signers: Signers, booking: TokenSubject, token: string): boolean =>
  acceptedSecrets(signers).some((secret) => isEqual(token, phoneVisitToken(secret, booking)))

/**
 * The token of a pay link, which staff may send by chat: it shows what is to be paid and starts a payment, and opens
 * nothing else of the booking.
 */
export function payToken(secret: string, { orderId, accessKey }: TokenSubject): string {
  return createHmac('sha256', secret).update(`pay\0${orderId}\0${accessKey}`).digest('base64url')
}

export const isPayToken = (signers: Signers, booking: TokenSubject, token: string): boolean =>
  acceptedSecrets(signers).some((secret) => isEqual(token, payToken(secret, booking)))

function isEqual(token: string, expected: string): boolean {
  const [given, wanted] = [Buffer.from(token), Buffer.from(expected)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
