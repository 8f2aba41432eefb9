import { useRef, useState } from 'react'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { LazyDatePicker } from '@homecare/ui/lazy-date-picker'
import { SearchInput } from '@homecare/ui/search-input'
import { SelectInput } from '@homecare/ui/select-input'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import type { ListFilter } from '../data/record-calls'
import { messages } from '../messages'
import { FilterForm } from '../parts/filter-form'
import { ANY_PAYMENT, ANY_STATUS, PAYMENTS, STATUSES } from './list-filter'
import { useFilterQuery } from './use-filter-query'
import { useSlashKey } from './use-slash-key'
import { useDebouncedText } from './use-debounced-text'
import styles from './filter-bar.module.css'

const words = messages.lists.filter
/** What a phone folds away behind one button. */
const CHOICES = ['date', 'status', 'payment'] as const

export function FilterBar({ filter, withPayment }: { filter: ListFilter; withPayment: boolean }) {
  const { set, clear } = useFilterQuery()
  const form = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState(false)
  const choices = CHOICES.filter((name) => name in filter).length
  useSlashKey(form)
  const search = useDebouncedText(filter.search ?? '', (value) => set('search', value))
  const clearAll = () => {
    search.drop()
    clear()
    form.current?.querySelector('input')?.focus()
  }

  return (
    <FilterForm label={words.label} form={form} className={styles.bar} open={open}>
      <div className={styles.search}>
        <Field label={words.search}>
          {(aria) => (
            <SearchInput
              {...aria}
              maxLength={100}
              title={words.searchHint}
              aria-keyshortcuts="/"
              value={search.text}
              onChange={(event) => search.type(event.target.value)}
            />
          )}
        </Field>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon="filter"
        className={styles.fold}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {words.fold(choices)}
      </Button>
      <div className={styles.date}>
        <Field label={words.date}>
          {(aria) => (
            <LazyDatePicker {...aria} value={filter.date || null} onChange={(date) => set('date', date ?? '')} />
          )}
        </Field>
      </div>
      <div className={styles.choice}>
        <Field label={words.status}>
          {(aria) => (
            <SelectInput
              {...aria}
              options={STATUSES}
              value={filter.status || ANY_STATUS}
              onChange={({ target }) => set('status', target.value === ANY_STATUS ? '' : target.value)}
            />
          )}
        </Field>
      </div>
      {withPayment && (
        <div className={styles.choice}>
          <Field label={words.payment}>
            {(aria) => (
              <SelectInput
                {...aria}
                options={PAYMENTS}
                value={filter.payment || ANY_PAYMENT}
                onChange={({ target }) => set('payment', target.value === ANY_PAYMENT ? '' : target.value)}
              />
            )}
          </Field>
        </div>
      )}
      <Button
        variant="quiet"
        size="sm"
        icon="x"
        title={words.clear}
        className={Object.keys(filter).every((name) => name === 'sort') ? styles.unused : styles.clear}
        onClick={clearAll}
      >
        <VisuallyHidden>{words.clear}</VisuallyHidden>
      </Button>
    </FilterForm>
  )
}
