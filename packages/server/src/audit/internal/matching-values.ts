import { foldText } from '@homecare/domain/text'
import { Prisma } from '../../generated/prisma/client'

type Column = 'actor' | 'action'

/**
 * The values of a column in which a part occurs, in the value itself or in what it is called. A history of millions has
 * some hundred of them, so they are read by one step in the column's index each, and not entry by entry.
 */
export async function matchingValues(
  db: Prisma.TransactionClient,
  column: Column,
  { parts, nameOf }: { parts: readonly string[]; nameOf: (value: string) => string },
): Promise<string[]> {
  const name = Prisma.raw(`"${column}"`)
  const rows = await db.$queryRaw<{ value: string }[]>`
    WITH RECURSIVE each AS (
      (SELECT ${name} AS value FROM audit_entry ORDER BY ${name} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${name} FROM audit_entry WHERE ${name} > each.value ORDER BY ${name} LIMIT 1)
      FROM each WHERE each.value IS NOT NULL)
    SELECT value FROM each WHERE value IS NOT NULL`
  const wanted = parts.map((part) => foldText(part).trim()).filter(Boolean)
  return rows
    .map(({ value }) => value)
    .filter((value) => {
      const texts = [value, nameOf(value)].map(foldText)
      return wanted.some((part) => texts.some((text) => text.includes(part)))
    })
}
