import type { BloodTestItem } from '@homecare/contract/staff'
import type { Column } from '@homecare/ui/data-table'
import { messages } from '../../messages'
import type { Selection } from './use-selection'
import styles from './select-column.module.css'

const text = messages.lists.work

/** A visit to which a nurse can be assigned. */
export const isAssignable = ({ status, paymentStatus }: BloodTestItem): boolean =>
  status === 'Pending' && paymentStatus === 'Paid'

/** A box in each row that can get a nurse; the box in the head selects all of them that have none. */
export function selectColumn(items: readonly BloodTestItem[], selection: Selection): Column<BloodTestItem> {
  const missing = items.filter((item) => isAssignable(item) && item.nurse === null).map(({ id }) => id)
  const all = missing.length > 0 && missing.every((id) => selection.ids.has(id))
  return {
    key: 'select',
    width: '2.25rem',
    header: (
      <span className={styles.box}>
        <input
          type="checkbox"
          aria-label={text.selectMissing}
          title={text.selectMissing}
          disabled={missing.length === 0}
          checked={all}
          onChange={() => (all ? selection.clear() : selection.select(missing))}
        />
      </span>
    ),
    cell: (item) =>
      isAssignable(item) && (
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
