/**
 * Returns the kind and codes of an error, for logs and the queue. Messages stay out: mail servers put addresses into
 * theirs, databases put values.
 */
export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const codes = [Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')]
  return [error.name, ...codes].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')
}
