import { keepPreviousData, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { useApi } from '../../api/api-context'
import { CallError } from '../../api/query-client'
import { RECORD_CALLS, type ListFilter, type RecordKind } from '../../api/record-calls'
import { useManualRequest } from '../../api/use-polled-query'
import {
  isInView,
  MAX_PAGE,
  refreshedPage,
  rowsOf,
  type RecordPage,
  type RowRange,
} from '../../parts/record/record-pages'

const REFRESH_MS = 10_000
const FIRST_PAGE = 50
const FURTHER_PAGE = 100

/**
 * A staff list that refreshes itself: its first page, which also has the counts and the new rows, and the pages that are
 * on screen. While a new filter's rows are loading the old ones stay (`stale`); a failed refresh keeps the rows.
 */
export function useRecordPages<K extends RecordKind>(kind: K, filter: ListFilter) {
  const api = useApi()
  const client = useQueryClient()
  const manual = useManualRequest()
  const view = useRef<RowRange>({ first: 0, end: 0 })
  const filterKey = JSON.stringify(filter)
  const queryKey = ['records', kind, filterKey]

  const loadPage = async (cursor: string | null, signal: AbortSignal): Promise<RecordPage<K>> => {
    const { pages = [], pageParams = [] } =
      client.getQueryData<InfiniteData<RecordPage<K>, string | null>>(queryKey) ?? {}
    const at = pageParams.indexOf(cursor)
    const known = pages[at]
    // Pages that are not on screen are not refreshed, so a long list costs no more than a short one.
    if (known && at > 0 && !isInView(pages, at, view.current)) return known
    const size = Math.max(cursor === null ? FIRST_PAGE : FURTHER_PAGE, known?.items.length ?? 0)
    const result = await RECORD_CALLS[kind].list(
      api,
      { ...filter, limit: Math.min(size, MAX_PAGE), cursor: cursor ?? undefined },
      { signal, etag: known?.etag, background: manual.consume() ? false : known !== undefined },
    )
    if (!result.ok && result.status === 304 && known) return known
    if (!result.ok) throw new CallError(result)
    const fresh = { ...result.data, etag: result.etag, filterKey, arrived: [] }
    return known ? refreshedPage(known, fresh, new Set(rowsOf(pages).map(({ id }) => id))) : fresh
  }

  const query = useInfiniteQuery<
    RecordPage<K>,
    CallError,
    InfiniteData<RecordPage<K>, string | null>,
    string[],
    string | null
  >({
    queryKey,
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, signal),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })
  const { data, error, isFetchNextPageError, isFetchingNextPage, fetchNextPage, refetch } = query
  const pages = data?.pages
  const items = useMemo(() => (pages ? rowsOf(pages) : []), [pages])
  const arrived = useMemo(() => new Set(pages?.flatMap((page) => page.arrived)), [pages])

  return {
    items,
    counts: pages?.[0]?.counts,
    hasMore: query.hasNextPage,
    /** The filter of `items`; the previous one while `stale`. */
    filterKey: pages?.[0]?.filterKey ?? filterKey,
    arrived,
    loaded: pages !== undefined,
    at: query.dataUpdatedAt ? new Date(query.dataUpdatedAt) : null,
    failure: isFetchNextPageError ? null : (error?.failure ?? null),
    stale: query.isPlaceholderData,
    more: isFetchingNextPage ? ('loading' as const) : isFetchNextPageError ? ('failed' as const) : ('idle' as const),
    loadMore: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
    setView: useCallback((rows: RowRange) => {
      view.current = rows
    }, []),
    reload: () => {
      manual.mark()
      void refetch()
    },
  }
}
