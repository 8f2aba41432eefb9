import { Icon } from '@homecare/ui/icon'
import { ChevronUpIcon } from '@homecare/ui/icons'
import { messages } from '../../messages'
import { USUAL_SORT } from '../../parts/record/list-filter'
import { useFilterQuery } from './use-filter-query'
import styles from './sort-head.module.css'

const text = messages.lists.sort

/** A column header that sorts the list by its column, or back to the order of arrival. */
export function SortHead({ label, sort }: { label: string; sort: 'created' | 'visit' }) {
  const { set } = useFilterQuery()
  const byVisit = sort === 'visit'
  const other = byVisit ? 'created' : 'visit'
  return (
    <button
      type="button"
      className={styles.head}
      title={byVisit ? text.byCreated : text.byVisit}
      onClick={() => set('sort', other === USUAL_SORT ? '' : other)}
    >
      {label}
      <span className={styles.arrow} data-on={byVisit || undefined}>
        <Icon icon={ChevronUpIcon} size={14} />
      </span>
    </button>
  )
}
