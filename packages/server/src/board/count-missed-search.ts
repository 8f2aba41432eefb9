import { dubaiDate } from '@homecare/domain/dates'
import { missedSearchWords } from '@homecare/domain/missed-search'
import type { Ctx } from '../process/context'

/** Different words of a day; what is posted beyond them is not stored, so that nobody can fill the table. */
const MAX_WORDS_OF_A_DAY = 5_000

/** Adds one to the searches without a result for these words today. Words that may name a person are dropped. */
export async function countMissedSearch({ ctx, input }: { ctx: Ctx; input: { text: string } }): Promise<void> {
  const words = missedSearchWords(input.text)
  if (words === null) return
  const day = dubaiDate(ctx.now())
  await ctx.db.$executeRaw`
    INSERT INTO missed_search (day, words, count)
    SELECT ${day}, ${words}, 1 WHERE (SELECT count(*) FROM missed_search WHERE day = ${day}) < ${MAX_WORDS_OF_A_DAY}
    ON CONFLICT (day, words) DO UPDATE SET count = missed_search.count + 1`
}
