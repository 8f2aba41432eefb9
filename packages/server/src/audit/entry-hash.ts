import { createHash } from 'node:crypto'

/** The plain columns of an entry, with numbers as decimal digits and `detail` as Postgres prints it. */
export interface EntryRow {
  id: string
  link: string
  /** Milliseconds since 1970. */
  at: string
  actor: string
  action: string
  subjectType: string
  subjectId: string
  detail: string
  fromAddress: string | null
  hash: string | null
}

/**
 * Returns the text to hash: a JSON array of the columns in the form in which Postgres prints jsonb, with `, ` between
 * values. `detail` comes in that form (keys by length, then by bytes; numbers without exponents). Strings are escaped
 * alike by JSON.stringify and Postgres. It has been the same text since the first entry, so all of them can be checked.
 */
export function entryText(row: EntryRow): string {
  const texts = [row.actor, row.action, row.subjectType, row.subjectId].map((text) => JSON.stringify(text))
  return `[${[row.link, row.id, row.at, ...texts, row.detail, JSON.stringify(row.fromAddress)].join(', ')}]`
}

/** Returns an entry's hash: SHA-256 over the previous hash, which is empty for the first entry, and its own text. */
export function entryHash(before: string, row: EntryRow): string {
  return createHash('sha256')
    .update(before + entryText(row))
    .digest('hex')
}
