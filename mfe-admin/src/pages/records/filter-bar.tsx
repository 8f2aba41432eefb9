import { useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@homecare/ui/button'
import { FilterIcon, XIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import type { ListFilter, RecordKind } from '../../api/record-calls'
import { messages } from '../../messages'
import { FilterForm } from '../../parts/filter-form'
import { ChoiceField, DayField, SearchField } from '../../parts/form-fields'
import { ANY_PAYMENT, ANY_STATUS, chosenFilters, PAYMENTS, STATUSES } from '../../parts/record/list-filter'
import { useFilterQuery } from './use-filter-query'
import { useSlashKey } from '../../parts/keys/use-slash-key'
import styles from './filter-bar.module.css'

const text = messages.lists.filter
const TYPED = ['search']

export function FilterBar({ kind, filter }: { kind: RecordKind; filter: ListFilter }) {
  const withPayment = kind === 'bloodtests'
  const { change, clear } = useFilterQuery()
  const [query] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState(false)
  const chosen = chosenFilters(query)
  /** A phone collapses all but the search behind one button. */
  const folded = chosen.filter((name) => name !== 'search').length
  useSlashKey(form)
  const { search = '', date = '', status = ANY_STATUS, payment = ANY_PAYMENT } = filter
  const values = { search, date, status, ...(withPayment && { payment }) }

  return (
    <FilterForm
      label={text.label}
      element={form}
      className={styles.bar}
      open={open}
      values={values}
      typed={TYPED}
      onFilter={change}
    >
      <div className={styles.search}>
        <SearchField name="search" label={text.search} title={text.searchHint} placeholder={text.searchPlaceholder} />
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={FilterIcon}
        className={styles.fold}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {text.fold(folded)}
      </Button>
      <div className={styles.date}>
        <DayField name="date" label={text.date} />
      </div>
      <div className={styles.choice}>
        <ChoiceField name="status" label={text.status} options={STATUSES} />
      </div>
      {withPayment && (
        <div className={styles.choice}>
          <ChoiceField name="payment" label={text.payment} options={PAYMENTS} />
        </div>
      )}
      <ClearButton
        unused={chosen.length === 0}
        onClear={() => {
          clear()
          form.current?.querySelector('input')?.focus()
        }}
      />
    </FilterForm>
  )
}

function ClearButton({ unused, onClear }: { unused: boolean; onClear: () => void }) {
  const form = useForm()
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={XIcon}
      title={text.clear}
      className={unused ? styles.unused : styles.clear}
      onClick={() => {
        form.change('search', '')
        onClear()
      }}
    >
      <VisuallyHidden>{text.clear}</VisuallyHidden>
    </Button>
  )
}
