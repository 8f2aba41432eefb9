import { addDays } from '@homecare/domain/dates'
import { useSearchParams } from 'react-router-dom'
import type { ListFilter, RecordKind } from '../../api/record-calls'
import { messages } from '../../messages'
import { todayInDubai } from '../../parts/record/list-filter'
import { useFilterQuery } from './use-filter-query'
import styles from './quick-filters.module.css'

const text = messages.lists.quick

interface Quick {
  label: string
  name: keyof ListFilter
  /** The value in the URL: a name such as `today` stays correct on another day. */
  value: string
  isOn: boolean
}

/** The most used filters as toggle buttons. */
export function QuickFilters({ kind, filter }: { kind: RecordKind; filter: ListFilter }) {
  const { set } = useFilterQuery()
  const [query] = useSearchParams()
  const today = todayInDubai()
  const day = (label: string, value: string, date: string): Quick => ({
    label,
    name: 'date',
    value,
    isOn: query.get('date') === value || filter.date === date,
  })
  const all: Quick[] = [
    day(text.today, 'today', today),
    day(text.tomorrow, 'tomorrow', addDays(today, 1)),
    ...(kind === 'bloodtests' ? testFilters(filter) : requestFilters(filter)),
    { label: text.newest, name: 'sort', value: 'created', isOn: filter.sort === undefined },
  ]
  return (
    <div className={styles.quick} role="group" aria-label={text.label}>
      {all.map(({ label, name, value, isOn }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={isOn}
          data-sort={name === 'sort' || undefined}
          onClick={() => set(name, isOn ? '' : value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

const testFilters = ({ payment, nurse }: ListFilter): Quick[] => [
  { label: text.unassigned, name: 'nurse', value: 'none', isOn: nurse === 'none' },
  { label: text.needsAction, name: 'payment', value: 'NeedsAction', isOn: payment === 'NeedsAction' },
]

const requestFilters = ({ suspected, mail, assignee }: ListFilter): Quick[] => [
  { label: text.mine, name: 'assignee', value: 'me', isOn: assignee === 'me' },
  { label: text.suspected, name: 'suspected', value: 'only', isOn: suspected === 'only' },
  { label: text.unmailed, name: 'mail', value: 'none', isOn: mail === 'none' },
]
