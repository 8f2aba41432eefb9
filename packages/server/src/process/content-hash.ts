import { hash } from 'node:crypto'

/** SHA-256 over values in a fixed order: equal contents, equal hash. */
export function contentHash(...values: (string | number)[]): string {
  return hash('sha256', JSON.stringify(values))
}
