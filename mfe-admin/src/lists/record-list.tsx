import { useMemo, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { Button } from '@homecare/ui/button'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { Notice } from '@homecare/ui/notice'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import type { ItemOf, RecordKind } from '../api/record-kind'
import { failureWords } from '../failure-words'
import { messages } from '../messages'
import { FilterBar } from './filter-bar'
import { filterFromUrl } from './list-filter'
import { ListSkeleton } from './list-skeleton'
import { MetricTiles } from './metric-tiles'
import { NameCell } from './name-cell'
import { RefreshSign } from './refresh-sign'
import { useKeptPlace } from './use-kept-place'
import { useLastLook } from './use-last-look'
import { useList } from './use-list'
import styles from './record-list.module.css'

const words = messages.lists
const NO_ITEMS: never[] = []

interface RecordListProps<K extends RecordKind> {
  kind: K
  title: string
  /** The columns between Full Name and Action. */
  columns: readonly Column<ItemOf[K]>[]
}

/** One staff list: tiles, filter, table. Both kinds differ only in their columns and in the payment filter. */
export function RecordList<K extends RecordKind>({ kind, title, columns }: RecordListProps<K>) {
  const [query] = useSearchParams()
  const withPayment = kind === 'bloodtests'
  const filter = filterFromUrl(query, withPayment)
  const { list, filterKey, arrived, at, failure, stale, loadingMore, loadMore, refreshNow } = useList(kind, filter)
  const items: readonly ItemOf[K][] = list?.items ?? NO_ITEMS
  const mark = useLastLook(kind, items)
  const box = useRef<HTMLDivElement>(null)
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  const { hiddenAbove, toTop } = useKeptPlace(box, { kind, filterKey, ids })
  const { search } = useLocation()
  const isNew = (item: ItemOf[K]) => arrived.has(item.id) || (mark !== '' && item.createdAt > mark)

  const all: Column<ItemOf[K]>[] = [
    {
      key: 'fullName',
      header: words.columns.fullName,
      width: '11rem',
      cell: (item) => <NameCell name={item.fullName} isNew={isNew(item)} />,
    },
    ...columns,
    {
      key: 'action',
      header: words.columns.action,
      width: '4rem',
      cell: (item) => (
        <Link to={`/admin/${kind}/${item.id}`} state={{ list: search }} className={styles.view}>
          {words.view} <VisuallyHidden>{item.fullName}</VisuallyHidden>
        </Link>
      ),
    },
  ]

  return (
    <div className={styles.screen}>
      <title>{title}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <RefreshSign at={at} failed={failure !== null} onRetry={refreshNow} />
      </div>
      <MetricTiles counts={list?.counts} />
      <FilterBar filter={filter} withPayment={withPayment} />
      {!list && failure && <FirstFailure text={failureWords(failure)} onRetry={refreshNow} />}
      {!list && !failure && <ListSkeleton />}
      {list && (
        <div ref={box} className={styles.table}>
          <DataTable
            caption={title}
            columns={all}
            rows={items}
            rowKey={({ id }) => id}
            empty={words.empty}
            busy={stale}
          />
          {hiddenAbove > 0 && (
            <button type="button" className={styles.above} onClick={toTop}>
              {words.newAbove(hiddenAbove)}
            </button>
          )}
        </div>
      )}
      {list && (
        <div className={styles.foot}>
          <p className={styles.count} role="status">
            {words.shown(items.length, list.nextCursor !== null)}
          </p>
          {list.nextCursor !== null && (
            <Button variant="secondary" size="sm" busy={loadingMore} busyLabel={words.loadingMore} onClick={loadMore}>
              {words.loadMore}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function FirstFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      title={words.failedTitle}
      action={
        <Button variant="secondary" size="sm" icon="refresh" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
