import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares with a secret in constant time; nothing equals an empty one. Hashed once, as every request is compared. */
export function isSecret(secret: string): (given: string) => boolean {
  const expected = digest(secret)
  return (given) => secret !== '' && timingSafeEqual(expected, digest(given))
}
