import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether the signature is the HMAC-SHA-256 of the text in hexadecimal, behind a prefix. */
export function isSigned(
  text: string,
  signature: string | undefined,
  { secret, prefix = '' }: { secret: string; prefix?: string },
): boolean {
  const expected = Buffer.from(prefix + createHmac('sha256', secret).update(text).digest('hex'))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
