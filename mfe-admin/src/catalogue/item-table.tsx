import { useState } from 'react'
import type { CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { ItemEditor } from './item-editor'
import { itemKey, type CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'
import styles from './item-table.module.css'

const words = catalogueMessages
const aed = (amount: number) => formatAed(filsFromAed(amount))

interface ItemTableProps {
  items: readonly CatalogueItem[]
  onItems: (items: CatalogueItems) => void
  onHistory: (item: CatalogueItem) => void
}

/** All items. One row at a time is edited, inline. */
export function ItemTable({ items, onItems, onHistory }: ItemTableProps) {
  const [edited, setEdited] = useState<string | null>(null)
  const columns: Column<CatalogueItem>[] = [
    {
      key: 'name',
      header: words.columns.name,
      cell: ({ name, missing = [] }) => (
        <>
          {name}
          {missing.length > 0 && <span className={styles.missing}>{words.missing(missing.join(', '))}</span>}
        </>
      ),
    },
    { key: 'kind', header: words.columns.kind, width: '5.5rem', cell: ({ kind }) => words.kinds[kind] },
    {
      key: 'price',
      header: words.columns.price,
      align: 'end',
      cell: ({ price, previousPrice: was }) => (
        <>
          {was !== null && <span className={styles.was}>{words.was(aed(was))}</span>} {aed(price)}
        </>
      ),
    },
    {
      key: 'state',
      header: words.columns.state,
      cell: ({ active }) => (active ? words.offered : words.notOffered),
    },
    {
      key: 'actions',
      header: words.columns.actions,
      cell: (item) => (
        <>
          <Button
            variant="quiet"
            size="sm"
            aria-label={words.editOf(item.name)}
            onClick={() => setEdited(itemKey(item))}
          >
            {words.edit}
          </Button>
          <Button variant="quiet" size="sm" aria-label={words.historyOf(item.name)} onClick={() => onHistory(item)}>
            {words.history}
          </Button>
        </>
      ),
    },
  ]
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={items}
      rowKey={itemKey}
      empty={words.empty}
      styles={styles}
      isOff={({ active }) => !active}
      replaceRow={(item) =>
        edited === itemKey(item) && (
          <ItemEditor key={itemKey(item)} item={item} onItems={onItems} onClose={() => setEdited(null)} />
        )
      }
    />
  )
}
