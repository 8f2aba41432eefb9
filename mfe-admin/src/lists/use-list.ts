import { useState } from 'react'
import { listRecords, type ListFilter, type RecordList } from '../api/list-records'
import type { ItemOf, RecordKind } from '../api/record-kind'
import type { Refused } from '../api/staff-call'
import { useHost } from '../host-context'
import { usePolling } from '../polling/use-polling'
import { keptList, keepList, type KeptList } from './kept-list'

const REFRESH_MS = 10_000

/**
 * A staff list that refreshes itself. While a new filter's rows are on their way the old ones stay (`stale`); a
 * failed refresh keeps the rows and sets `failure`.
 */
export function useList<K extends RecordKind>(kind: K, filter: ListFilter) {
  const host = useHost()
  const filterKey = JSON.stringify(filter)
  const [kept, setKept] = useState<KeptList<K>>(() => keptList(kind, filterKey))
  const [failure, setFailure] = useState<Refused | null>(null)
  const [depth, setDepth] = useState({ filterKey, pages: kept.pages })
  const pages = depth.filterKey === filterKey ? depth.pages : 1

  const refresh = async (signal: AbortSignal) => {
    const answer = await listRecords(host, kind, filter, { pages, copies: kept.copies, signal })
    if (signal.aborted) return
    setFailure(answer.ok ? null : answer)
    if (!answer.ok) return
    const list = kept.list && unchanged(kept.list, answer.list) ? kept.list : answer.list
    const arrived = kept.filterKey === filterKey && kept.pages === pages ? newIds(kept.list, answer.list) : []
    const next = {
      copies: kept.copies,
      filterKey,
      pages,
      list,
      at: new Date(),
      arrived: kept.filterKey === filterKey ? new Set([...kept.arrived, ...arrived]) : new Set<string>(),
    }
    setKept(next)
    keepList(kind, next)
  }
  const refreshNow = usePolling(refresh, REFRESH_MS, `${filterKey} ${pages}`)

  return {
    list: kept.list,
    /** Whose rows `list` holds; behind the asked filter while `stale`. */
    filterKey: kept.filterKey,
    /** Rows that came in while this filter was being looked at. */
    arrived: kept.arrived,
    /** The last refresh that worked. */
    at: kept.at,
    failure,
    stale: kept.list !== null && kept.filterKey !== filterKey,
    loadingMore: kept.filterKey === filterKey && kept.pages < pages && failure === null,
    loadMore: () => setDepth({ filterKey, pages: kept.pages + 1 }),
    refreshNow,
  }
}

const unchanged = <Item>(before: RecordList<Item>, after: RecordList<Item>): boolean =>
  JSON.stringify(before) === JSON.stringify(after)

function newIds<K extends RecordKind>(before: RecordList<ItemOf[K]> | null, after: RecordList<ItemOf[K]>): string[] {
  if (!before) return []
  const known = new Set(before.items.map(({ id }) => id))
  return after.items.filter(({ id }) => !known.has(id)).map(({ id }) => id)
}
