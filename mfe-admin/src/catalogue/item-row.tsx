import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import type { CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'
import styles from './item-row.module.css'

const words = catalogueMessages
const aed = (amount: number) => formatAed(filsFromAed(amount))

interface ItemRowProps {
  item: CatalogueItem
  onEdit: () => void
  onHistory: () => void
}

export function ItemRow({ item, onEdit, onHistory }: ItemRowProps) {
  const { name, kind, price, previousPrice: was, active, missing = [] } = item
  return (
    <tr className={styles.row} data-off={!active || undefined}>
      <th scope="row">
        {name}
        {missing.length > 0 && <span className={styles.missing}>{words.missing(missing.join(', '))}</span>}
      </th>
      <td className={styles.kind}>{words.kinds[kind]}</td>
      <td className={styles.price}>
        {was !== null && <span className={styles.was}>{words.was(aed(was))}</span>} {aed(price)}
      </td>
      <td className={styles.state}>{active ? words.offered : words.notOffered}</td>
      <td className={styles.actions}>
        <Button variant="quiet" size="sm" aria-label={words.editOf(name)} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button variant="quiet" size="sm" aria-label={words.historyOf(name)} onClick={onHistory}>
          {words.history}
        </Button>
      </td>
    </tr>
  )
}
