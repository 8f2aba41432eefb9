import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares with several secrets in constant time. They are hashed once for all requests. */
export function isSecret(secrets: readonly string[]): (given: string) => boolean {
  const expected = secrets.map(digest)
  return (given) => {
    const actual = digest(given)
    return expected.some((each) => timingSafeEqual(each, actual))
  }
}
