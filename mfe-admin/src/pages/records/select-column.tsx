import type { BloodTestItem } from '@homecare/contract/staff'
import type { Column } from '@homecare/ui/data-table'
import { messages } from '../../messages'
import type { Selection } from './use-selection'
import styles from './select-column.module.css'

const text = messages.lists.work

/** A visit to which a nurse can be assigned. */
export const isAssignable = ({ status, paymentStatus }: BloodTestItem): boolean =>
  status === 'Pending' && paymentStatus === 'Paid'

interface Selectable<Item> {
  selection: Selection
  /** A row that can be selected. */
  isSelectable: (item: Item) => boolean
  /** Those that the box in the head selects. */
  isMissing: (item: Item) => boolean
  selectMissing: string
}

/** A box in each row with which something can be done; the box in the head selects all where something is missing. */
export function selectColumn<Item extends { id: string; fullName: string }>(
  items: readonly Item[],
  { selection, isSelectable, isMissing, selectMissing }: Selectable<Item>,
): Column<Item> {
  const missing = items.filter((item) => isSelectable(item) && isMissing(item)).map(({ id }) => id)
  const all = missing.length > 0 && missing.every((id) => selection.ids.has(id))
  return {
    key: 'select',
    width: '2.25rem',
    header: (
      <span className={styles.box}>
        <input
          type="checkbox"
          aria-label={selectMissing}
          title={selectMissing}
          disabled={missing.length === 0}
          checked={all}
          onChange={() => (all ? selection.clear() : selection.select(missing))}
        />
      </span>
    ),
    cell: (item) =>
      isSelectable(item) && (
        <span className={styles.box}>
          <input
            type="checkbox"
            aria-label={text.select(item.fullName)}
            checked={selection.ids.has(item.id)}
            onChange={() => selection.toggle(item.id)}
          />
        </span>
      ),
  }
}
