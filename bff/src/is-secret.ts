import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares with each of some secrets in constant time. They are hashed once, as every request is compared. */
export function isSecret(secrets: readonly string[]): (given: string) => boolean {
  const expected = secrets.map(digest)
  return (given) => {
    const shown = digest(given)
    return expected.some((each) => timingSafeEqual(each, shown))
  }
}
