import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Field } from '@homecare/ui/field'
import { SearchInput } from '@homecare/ui/search-input'
import { SelectInput } from '@homecare/ui/select-input'
import { useSlashKey } from '../lists/use-slash-key'
import { useDebouncedText } from '../lists/use-debounced-text'
import { FilterForm } from '../parts/filter-form'
import type { ItemFilter } from './item-filter'
import { catalogueMessages } from './messages'
import styles from './item-filter-bar.module.css'

const words = catalogueMessages.filter
const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The filter stands in the address, so that it can be kept and sent. */
export function ItemFilterBar({ filter }: { filter: ItemFilter }) {
  const [query, setQuery] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  useSlashKey(form)
  const set = (name: keyof ItemFilter, value: string) => {
    const next = new URLSearchParams(query)
    if (value && value !== 'all') next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true })
  }
  const search = useDebouncedText(filter.search, (value) => set('search', value))

  return (
    <FilterForm label={words.label} form={form}>
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
      </div>
      <div className={styles.choice}>
        <Field label={words.kind}>
          {(aria) => (
            <SelectInput
              {...aria}
              options={options(words.kinds)}
              value={filter.kind}
              onChange={({ target }) => set('kind', target.value)}
            />
          )}
        </Field>
      </div>
      <div className={styles.choice}>
        <Field label={words.show}>
          {(aria) => (
            <SelectInput
              {...aria}
              options={options(words.shows)}
              value={filter.show}
              onChange={({ target }) => set('show', target.value)}
            />
          )}
        </Field>
      </div>
    </FilterForm>
  )
}
