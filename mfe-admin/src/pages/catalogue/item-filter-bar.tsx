import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSlashKey } from '../../parts/keys/use-slash-key'
import { FilterForm } from '../../parts/filter-form'
import { ChoiceField, SearchField } from '../../parts/form-fields'
import type { ItemFilter } from './item-filter'
import { catalogueMessages } from './messages'
import styles from './item-filter-bar.module.css'

const text = catalogueMessages.filter
const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
const KINDS = options(text.kinds)
const SHOWS = options(text.shows)
const TYPED = ['search']

/** The filter is part of the URL, so that it can be bookmarked and sent. */
export function ItemFilterBar({ filter }: { filter: ItemFilter }) {
  const [, setQuery] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  useSlashKey(form)
  const choose = (changes: Record<string, string>) =>
    setQuery(
      (query) => {
        const next = new URLSearchParams(query)
        for (const [name, value] of Object.entries(changes)) {
          if (value && value !== 'all') next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )

  return (
    <FilterForm label={text.label} element={form} values={{ ...filter }} typed={TYPED} onFilter={choose}>
      <div className={styles.search}>
        <SearchField name="search" label={text.search} title={text.searchHint} />
      </div>
      <div className={styles.choice}>
        <ChoiceField name="kind" label={text.kind} options={KINDS} />
      </div>
      <div className={styles.choice}>
        <ChoiceField name="show" label={text.show} options={SHOWS} />
      </div>
    </FilterForm>
  )
}
