import { useEffect, useRef, useState } from 'react'
import { listRecords, type ListFilter } from '../api/list-records'
import type { RecordKind } from '../api/record-kind'
import type { Refused } from '../api/staff-call'
import { useHost } from '../host-context'
import { usePolling } from '../polling/use-polling'
import { emptyList, keepList, keptList, type KeptList } from './kept-list'
import { mergeRows, type Rows } from './merge-rows'
import { refreshRows, type Seen } from './refresh-rows'

const REFRESH_MS = 10_000

/**
 * A staff list that refreshes itself. While a new filter's rows are on their way the old ones stay (`stale`); a
 * failed refresh keeps the rows and sets `failure`. `look` is told which rows are on screen.
 */
export function useList<K extends RecordKind>(kind: K, filter: ListFilter) {
  const host = useHost()
  const filterKey = JSON.stringify(filter)
  const [kept, setKept] = useState<KeptList<K>>(() => keptList(kind, filterKey))
  const [failure, setFailure] = useState<Refused | null>(null)
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const latest = useRef(kept)
  const seen = useRef<Seen>({ first: 0, end: 0 })
  const loading = useRef<AbortController>(null)

  const keep = (next: KeptList<K>) => {
    latest.current = next
    keepList(kind, next)
    setKept(next)
  }

  const refresh = async (signal: AbortSignal) => {
    const same = latest.current.filterKey === filterKey
    const before = same ? latest.current : emptyList<K>(filterKey)
    const look = same ? seen.current : { first: 0, end: 0 }
    const answer = await refreshRows({ host, kind, filter, seen: look, signal }, before)
    if (signal.aborted) return
    setFailure(answer.ok ? null : answer)
    if (!answer.ok) return
    // Rows that were loaded below meanwhile stay.
    const grown = same && latest.current.rows.items.length > before.rows.items.length
    const rows = grown ? withTail(answer.list.rows, latest.current.rows) : answer.list.rows
    const arrived = before.at ? newIds(latest.current.rows, rows) : []
    const known = arrived.length > 0 ? new Set([...before.arrived, ...arrived]) : before.arrived
    keep({ ...answer.list, rows, arrived: known })
  }
  const refreshNow = usePolling(refresh, REFRESH_MS, filterKey)

  const loadMore = async () => {
    const { rows, copies } = latest.current
    if (rows.next === null || loading.current || latest.current.filterKey !== filterKey) return
    const mine = (loading.current = new AbortController())
    setMore('loading')
    const after = rows.items.at(-1)?.id ?? null
    const options = { cursor: rows.next, copies, signal: mine.signal, background: false }
    const answer = await listRecords(host, kind, filter, options)
    if (mine.signal.aborted) return
    loading.current = null
    setMore(answer.ok ? 'idle' : 'failed')
    if (answer.ok) keep({ ...latest.current, rows: mergeRows(latest.current.rows, after, answer.page) })
  }
  useEffect(
    () => () => {
      loading.current?.abort()
      loading.current = null
      setMore('idle')
    },
    [filterKey],
  )

  return {
    items: kept.rows.items,
    counts: kept.counts ?? undefined,
    hasMore: kept.rows.next !== null,
    /** Whose rows `items` holds; behind the asked filter while `stale`. */
    filterKey: kept.filterKey,
    arrived: kept.arrived,
    at: kept.at,
    failure,
    stale: kept.at !== null && kept.filterKey !== filterKey,
    more,
    loadMore: () => void loadMore(),
    look: (rows: Seen) => {
      seen.current = rows
    },
    refreshNow,
  }
}

/** Refreshed rows, and behind them those that were loaded since the refresh began. */
function withTail<Item extends { id: string }>(rows: Rows<Item>, longer: Rows<Item>): Rows<Item> {
  const last = rows.items.at(-1)?.id
  const at = longer.items.findIndex(({ id }) => id === last)
  if (at === -1) return rows
  const cursors = new Map([...longer.cursors, ...rows.cursors])
  return { items: [...rows.items, ...longer.items.slice(at + 1)], cursors, next: longer.next }
}

function newIds<Item extends { id: string }>(before: Rows<Item>, after: Rows<Item>): string[] {
  const known = new Set(before.items.map(({ id }) => id))
  return after.items.filter(({ id }) => !known.has(id)).map(({ id }) => id)
}
