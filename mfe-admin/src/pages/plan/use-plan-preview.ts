import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PreviewPlan } from '@homecare/contract/plans'
import { useApi } from '../../api/api-context'
import { responseOf } from '../../api/query-client'
import { useSettled } from '../../api/use-settled'

/** The effect of each change is cached by the whole request. */
export const previewKey = (caseId: string, body: string | null) => ['plan-preview', caseId, body]

/** What a change would do, asked for when nobody has typed for a moment. The last effect stays while the next is loading. */
export function usePlanPreview(caseId: string, body: PreviewPlan | null) {
  const api = useApi()
  const typed = body && JSON.stringify(body)
  const settled = useSettled(typed)
  const { data, error, isFetching } = useQuery({
    queryKey: previewKey(caseId, settled),
    queryFn: async ({ signal }) => {
      const asked: PreviewPlan | null = settled === null ? null : JSON.parse(settled)
      if (!asked) throw new Error('a preview needs a complete change')
      const answer = await api.post('/api/cases/{id}/plan/preview', { params: { id: caseId }, body: asked, signal })
      return responseOf(answer, undefined)
    },
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  })
  return {
    effect: data?.value ?? null,
    failure: error?.failure ?? null,
    /** What is shown is not the effect of what is typed: it is on its way, or something is missing. */
    busy: isFetching || settled !== typed || (typed === null && data !== undefined),
  }
}
