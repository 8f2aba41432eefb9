import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DraftQuote } from '@homecare/contract/quotes'
import type { Locale } from '@homecare/domain/locales'
import { useApi } from '../../api/api-context'
import { responseOf } from '../../api/query-client'
import { useSettled } from '../../api/use-settled'

/** What a family would read, asked for when nobody has typed for a moment. The last one stays while the next is loading. */
export function usePreview(caseId: string, draft: DraftQuote | null, locale: Locale) {
  const api = useApi()
  const settled = useSettled(draft === null ? null : JSON.stringify({ ...draft, locale }))
  const { data, error, isFetching } = useQuery({
    queryKey: ['quote-preview', caseId, settled],
    queryFn: async ({ signal }) => {
      const body = draft && { ...draft, locale }
      if (!body) throw new Error('a preview needs a complete draft')
      const answer = await api.post('/api/cases/{id}/quote-preview', { params: { id: caseId }, body, signal })
      return responseOf(answer, undefined)
    },
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  })
  return { shown: data?.value ?? null, failure: error?.failure ?? null, busy: isFetching }
}
