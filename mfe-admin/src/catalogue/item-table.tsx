import { useState } from 'react'
import type { CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { ItemEditor } from './item-editor'
import { itemKey, type CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'
import styles from './item-table.module.css'

const text = catalogueMessages
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
      header: text.columns.name,
      cell: ({ name, missing = [] }) => (
        <>
          {name}
          {missing.length > 0 && <span className={styles.missing}>{text.missing(missing.join(', '))}</span>}
        </>
      ),
    },
    { key: 'kind', header: text.columns.kind, width: '5.5rem', cell: ({ kind }) => text.kinds[kind] },
    {
      key: 'price',
      header: text.columns.price,
      align: 'end',
      cell: ({ price, previousPrice: was }) => (
        <>
          {was !== null && <span className={styles.was}>{text.was(aed(was))}</span>} {aed(price)}
        </>
      ),
    },
    {
      key: 'state',
      header: text.columns.state,
      cell: ({ active }) => (active ? text.offered : text.notOffered),
    },
    {
      key: 'actions',
      header: text.columns.actions,
      cell: (item) => (
        <>
          <Button
            variant="quiet"
            size="sm"
            aria-label={text.editOf(item.name)}
            onClick={() => setEdited(itemKey(item))}
          >
            {text.edit}
          </Button>
          <Button variant="quiet" size="sm" aria-label={text.historyOf(item.name)} onClick={() => onHistory(item)}>
            {text.history}
          </Button>
        </>
      ),
    },
  ]
  return (
    <DataTable
      caption={text.caption}
      columns={columns}
      rows={items}
      rowKey={itemKey}
      empty={text.empty}
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
