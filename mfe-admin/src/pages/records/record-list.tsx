import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LoadFailure } from '@homecare/remote-kit/waiting'
import { Button } from '@homecare/ui/button'
import type { ItemOf, RecordKind } from '../../api/record-calls'
import { useCurrentScreen } from '../../parts/current-screen'
import { failureText } from '../../api/failure-text'
import { messages } from '../../messages'
import { Screen } from '../../parts/screen'
import { FilterBar } from './filter-bar'
import { filterFromUrl } from '../../parts/record/list-filter'
import { ListSkeleton } from './list-skeleton'
import { ListTools } from './list-tools'
import { MetricTiles } from './metric-tiles'
import { QuickFilters } from './quick-filters'
import { RecordRows } from './record-rows'
import type { Column } from '@homecare/ui/data-table'
import { useLastSeen } from './use-last-seen'
import { useRecordPages } from './use-record-pages'
import styles from './record-list.module.css'

const text = messages.lists

interface RecordListProps<K extends RecordKind> {
  kind: K
  /** The columns between Full Name and Action. */
  columns: readonly Column<ItemOf[K]>[]
  /** The column before Full Name. */
  lead?: ((items: readonly ItemOf[K][]) => Column<ItemOf[K]>) | undefined
  /** What can be done with the row that has the keyboard focus, or with the selected ones. */
  work?: ((rows: { items: readonly ItemOf[K][]; active: ItemOf[K] | null }) => ReactNode) | undefined
}

/** One staff list: tiles, filter, table. Both kinds differ only in their columns and in the payment filter. */
export function RecordList<K extends RecordKind>({ kind, columns, lead, work }: RecordListProps<K>) {
  const { label: title } = useCurrentScreen()
  const [query] = useSearchParams()
  const filter = filterFromUrl(query, kind)
  const list = useRecordPages(kind, filter)
  const { items, at, loaded, failure, more } = list
  const mark = useLastSeen(kind, items)
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  const area = useRef<HTMLDivElement>(null)
  const { arrived } = list
  const [activeId, setActiveId] = useState<string | null>(null)
  const active = items.find(({ id }) => id === activeId) ?? null
  const isNew = useCallback(
    (item: ItemOf[K]) => arrived.has(item.id) || (mark !== '' && item.createdAt > mark),
    [arrived, mark],
  )

  return (
    <Screen fill loaded={{ at, failure, reload: list.reload }}>
      <MetricTiles counts={list.counts} filter={filter} />
      <FilterBar kind={kind} filter={filter} />
      <div className={styles.tools}>
        <QuickFilters kind={kind} filter={filter} />
        <ListTools kind={kind} filter={filter} />
      </div>
      {!loaded && failure && (
        <LoadFailure title={text.failedTitle} retryLabel={messages.retry} onRetry={list.reload} size="sm">
          {failureText(failure)}
        </LoadFailure>
      )}
      {!loaded && !failure && <ListSkeleton />}
      {loaded && (
        <RecordRows
          kind={kind}
          title={title}
          columns={columns}
          list={list}
          ids={ids}
          area={area}
          sort={filter.sort ? 'visit' : 'created'}
          isNew={isNew}
          lead={lead}
          onActive={setActiveId}
        />
      )}
      {loaded && (
        <div className={styles.foot}>
          <p className={styles.count} role="status">
            {more === 'failed' ? text.moreFailed : text.shown(items.length, list.hasMore)}
          </p>
          {work?.({ items, active })}
          {list.hasMore && (
            <Button
              variant="secondary"
              size="sm"
              busy={more === 'loading'}
              busyLabel={text.loadingMore}
              onClick={list.loadMore}
            >
              {more === 'failed' ? messages.retry : text.loadMore}
            </Button>
          )}
        </div>
      )}
    </Screen>
  )
}
