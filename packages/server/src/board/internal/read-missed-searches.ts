import type { OwnerBoard } from '@homecare/contract/admin/owner-board'
import type { BoardPeriod } from '@homecare/domain/board-period'
import { SEARCHES_TO_SHOW } from '@homecare/domain/missed-search'
import type { Prisma } from '../../generated/prisma/client'

const MAX_SHOWN = 100

/** Reads what was searched for without a result, most frequent first; rare words are left out, in each period alone. */
export async function readMissedSearches(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { from, to, before }: BoardPeriod,
): Promise<OwnerBoard['searches']> {
  const rows = await db.$queryRaw<{ words: string; now: number; before: number }[]>`
    SELECT words, coalesce(sum(count) FILTER (WHERE day >= ${from}), 0)::int AS now,
      coalesce(sum(count) FILTER (WHERE day < ${from}), 0)::int AS before
    FROM missed_search WHERE day BETWEEN ${before.from} AND ${before.to} OR day BETWEEN ${from} AND ${to}
    GROUP BY words HAVING coalesce(sum(count) FILTER (WHERE day >= ${from}), 0) >= ${SEARCHES_TO_SHOW}
    ORDER BY now DESC, words LIMIT ${MAX_SHOWN}`
  return rows.map(({ words, now, before: earlier }) => ({
    words,
    searched: { now, before: earlier >= SEARCHES_TO_SHOW ? earlier : 0 },
  }))
}
