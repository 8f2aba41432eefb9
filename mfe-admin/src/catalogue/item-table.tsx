import { useState } from 'react'
import type { CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import { Empty } from '../parts/empty'
import { ItemEditor } from './item-editor'
import { itemKey, type CatalogueItem } from './item-filter'
import { ItemRow } from './item-row'
import { catalogueMessages } from './messages'
import styles from './item-table.module.css'

const words = catalogueMessages

interface ItemTableProps {
  items: readonly CatalogueItem[]
  onItems: (items: CatalogueItems) => void
  onHistory: (item: CatalogueItem) => void
}

/** One row is edited at a time, in its place. */
export function ItemTable({ items, onItems, onHistory }: ItemTableProps) {
  const [edited, setEdited] = useState<string | null>(null)
  if (items.length === 0) return <Empty>{words.empty}</Empty>
  return (
    <div className={styles.area}>
      <table className={styles.table} aria-label={words.caption}>
        <thead>
          <tr>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.kind}</th>
            <th scope="col" className={styles.price}>
              {words.columns.price}
            </th>
            <th scope="col">{words.columns.state}</th>
            <th scope="col">{words.columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) =>
            edited === itemKey(item) ? (
              <ItemEditor key={itemKey(item)} item={item} onItems={onItems} onClose={() => setEdited(null)} />
            ) : (
              <ItemRow
                key={itemKey(item)}
                item={item}
                onEdit={() => setEdited(itemKey(item))}
                onHistory={() => onHistory(item)}
              />
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}
