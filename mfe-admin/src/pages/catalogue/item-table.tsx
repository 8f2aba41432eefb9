import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { itemKey, type CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'
import styles from './item-table.module.css'

const text = catalogueMessages
const aed = (amount: number) => formatAed(filsFromAed(amount))

interface ItemTableProps {
  items: readonly CatalogueItem[]
  onEdit: (item: CatalogueItem) => void
  onHistory: (item: CatalogueItem) => void
}

const lacksArabic = ({ kind, nameAr, tellsAr, benefitsAr = [] }: CatalogueItem): boolean =>
  !nameAr || !tellsAr || (kind === 'package' && benefitsAr.length === 0)

export function ItemTable({ items, onEdit, onHistory }: ItemTableProps) {
  const columns: Column<CatalogueItem>[] = [
    {
      key: 'name',
      header: text.columns.name,
      cell: ({ missing = [], ...item }) => (
        <>
          {item.name}
          {lacksArabic(item) && <span className={styles.missing}>{text.arabicMissing}</span>}
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
          <Button variant="quiet" size="sm" aria-label={text.editOf(item.name)} onClick={() => onEdit(item)}>
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
    />
  )
}
