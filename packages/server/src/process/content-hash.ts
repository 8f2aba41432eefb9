import { createHash } from 'node:crypto'

/** SHA-256 over values in a fixed order: equal contents, equal hash. */
export function contentHash(...values: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}
