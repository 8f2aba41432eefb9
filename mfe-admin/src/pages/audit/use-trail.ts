import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AuditTrail } from '@homecare/contract/admin/audit-trail'
import { useApi } from '../../api/api-context'
import { CallError } from '../../api/query-client'
import { useManualRequest, type LoadState } from '../../api/use-polled-query'
import { recordedActions } from '../../parts/action-names'
import type { AuditFilter } from './audit-filter-url'

export type AuditEntry = AuditTrail['entries'][number]

/** The first page refreshes until more is loaded: from then on the reader is further down, and rows must not move. */
const REFRESH_MS = 30_000

/** The trail page by page, each requested with the cursor of the previous one. */
export function useTrail(filter: AuditFilter) {
  const api = useApi()
  const manual = useManualRequest()
  const query = useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: async ({ pageParam: cursor, signal, client, queryKey }) => {
      const background = manual.consume() ? false : cursor === '' && client.getQueryData(queryKey) !== undefined
      const answer = await api.get('/api/audit', { query: queryOf(filter, cursor), signal, background })
      if (!answer.ok) throw new CallError(answer)
      return answer.data
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : REFRESH_MS),
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= 1,
    placeholderData: keepPreviousData,
  })
  const { data, error, isFetchNextPageError: moreFailed } = query
  const entries = useMemo(() => unique(data?.pages.flatMap((page) => page.entries) ?? []), [data])
  const loaded: LoadState<readonly AuditEntry[]> = {
    data: data ? entries : null,
    stale: query.isPlaceholderData,
    failure: moreFailed ? null : (error?.failure ?? null),
    at: query.dataUpdatedAt ? new Date(query.dataUpdatedAt) : null,
    reload: () => {
      manual.mark()
      void query.refetch()
    },
  }
  return {
    loaded,
    entries,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreFailed,
    loadMore: () => void query.fetchNextPage(),
  }
}

const queryOf = ({ actor, action, subjectId }: AuditFilter, cursor: string) => ({
  ...(actor && { actor }),
  ...(action && { action: recordedActions(action) }),
  ...(subjectId && { subjectId }),
  ...(cursor && { cursor }),
})

const unique = (entries: readonly AuditEntry[]): AuditEntry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
]
