import { useEffect, useMemo, type RefObject } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import type { ItemOf, RecordKind } from '../../api/record-calls'
import { messages } from '../../messages'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { NameCell } from './name-cell'
import { SortHead } from './sort-head'
import { usePhoneWidth } from './use-phone-width'
import { useRowKeys } from './use-row-keys'
import type { useRecordPages } from './use-record-pages'
import { useRowWindow } from './use-row-window'
import tableStyles from './record-table.module.css'
import styles from './record-rows.module.css'

const text = messages.lists
/** One line on a wide screen, a card of three lines on a phone; record-table.module.css draws them. */
const ROW_PX = { wide: 36, narrow: 96 }
const HEAD_PX = { wide: 36, narrow: 0 }
/** Further rows load when this many px are left below. */
const NEAR_END_PX = 300

const idOf = ({ id }: { id: string }) => id

interface RecordRowsProps<K extends RecordKind> {
  kind: K
  title: string
  columns: readonly Column<ItemOf[K]>[]
  list: ReturnType<typeof useRecordPages<K>>
  ids: readonly string[]
  area: RefObject<HTMLDivElement | null>
  sort: 'created' | 'visit'
  isNew: (item: ItemOf[K]) => boolean
  lead: ((items: readonly ItemOf[K][]) => Column<ItemOf[K]>) | undefined
  /** Receives the row that has the keyboard focus, or was pressed last. */
  onActive: (id: string | null) => void
}

/** The table of a list with virtual rows, keyboard shortcuts and links to the records. */
export function RecordRows<K extends RecordKind>(props: RecordRowsProps<K>) {
  const { kind, title, columns, list, ids, area, sort, isNew, lead, onActive } = props
  const { items, filterKey, setView, loadMore, hasMore, more, stale } = list
  const width = usePhoneWidth() ? 'narrow' : 'wide'
  const rowPx = ROW_PX[width]
  const shown = useRowWindow(area, { kind, filterKey, ids, rowPx, headPx: HEAD_PX[width] })
  const active = useRowKeys(area, { kind, filterKey, ids, show: shown.show })
  useEffect(() => onActive(active), [onActive, active])
  const { search } = useLocation()
  const { start, end, heightPx } = shown

  useEffect(() => setView({ first: start, end }), [setView, start, end])
  useEffect(() => {
    const element = area.current
    if (!element || !hasMore || more !== 'idle') return
    const onScroll = () => {
      const { scrollTop } = element
      if (scrollTop > 0 && scrollTop + heightPx > ids.length * rowPx - NEAR_END_PX) loadMore()
    }
    // The list may have been scrolled further while the previous page was loading.
    onScroll()
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [area, hasMore, more, ids, rowPx, heightPx, loadMore])

  const all = useMemo(() => {
    const others = allColumns({ kind, columns, sort, search, isNew })
    return lead ? [lead(items), ...others] : others
  }, [kind, columns, sort, search, isNew, lead, items])

  return (
    <div className={styles.table}>
      <DataTable
        caption={title}
        columns={all}
        rows={items}
        rowKey={idOf}
        empty={text.empty}
        styles={tableStyles}
        window={{ area, heightPx, rowPx, start, end, active, busy: stale }}
      />
      {shown.hiddenAbove > 0 && (
        <button type="button" className={styles.above} onClick={shown.toTop}>
          {text.newAbove(shown.hiddenAbove)}
        </button>
      )}
    </div>
  )
}

type ColumnsOf<K extends RecordKind> = Pick<RecordRowsProps<K>, 'kind' | 'columns' | 'sort' | 'isNew'>

function allColumns<K extends RecordKind>({ kind, columns, sort, isNew, search }: ColumnsOf<K> & { search: string }) {
  const all: Column<ItemOf[K]>[] = [
    {
      key: 'fullName',
      header: text.columns.fullName,
      cell: (item) => <NameCell name={item.fullName} isNew={isNew(item)} />,
    },
    ...columns.map((column) =>
      column.key === 'date'
        ? {
            ...column,
            header: <SortHead label={text.columns.date} sort={sort} />,
            sorted: sort === 'visit',
          }
        : column,
    ),
    {
      key: 'action',
      header: text.columns.action,
      width: 'var(--action)',
      cell: (item) => (
        <Link to={`/admin/${kind}/${item.id}`} state={{ list: search }} className={styles.view} data-open>
          {text.view} <VisuallyHidden>{item.fullName}</VisuallyHidden>
        </Link>
      ),
    },
  ]
  return all
}
