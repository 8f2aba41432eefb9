/**
 * What may be told of an error in logs and in the queue: its kind and codes. Messages stay out: mail servers put
 * addresses into theirs, databases put values.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [error.name, code, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ')
}
