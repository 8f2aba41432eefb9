import type { RecordSearchResult } from '@homecare/contract/admin/record-search'
import { caseNumber } from '@homecare/domain/care-wishes'
import type { Ctx } from '../process/context'
import { isFoundBy } from './internal/is-found-by'

/** The number of a quote names its case. */
const OF_A_QUOTE = /^(C-?\d{5,9})-\d{1,4}$/i

/** Cases by one text, open and closed ones, the newest first. `more`: there are others. */
export async function findCases({
  ctx,
  input: { text, limit },
}: {
  ctx: Pick<Ctx, 'db'>
  input: { text: string; limit: number }
}): Promise<{ cases: RecordSearchResult['cases']; more: boolean }> {
  const [, ofQuote] = OF_A_QUOTE.exec(text.trim()) ?? []
  const found = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM care_case WHERE erased_at IS NULL AND ${isFoundBy(ofQuote ?? text)}
    ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}`
  const ids = found.slice(0, limit).map(({ id }) => id)
  const rows = await ctx.db.careCase.findMany({
    where: { id: { in: ids } },
    include: { contacts: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: 1 } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return {
    cases: rows.map(({ id, number, patientName, service, state, contacts }) => ({
      ...{ id, patientName, service, state },
      number: caseNumber(number),
      phoneNumber: contacts[0]?.phoneNumber ?? '',
    })),
    more: found.length > limit,
  }
}
