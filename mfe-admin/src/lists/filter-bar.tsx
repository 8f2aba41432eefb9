import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { LazyDatePicker } from '@homecare/ui/lazy-date-picker'
import { SearchInput } from '@homecare/ui/search-input'
import { SelectInput } from '@homecare/ui/select-input'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import type { ListFilter } from '../api/list-records'
import { messages } from '../messages'
import { ANY_PAYMENT, ANY_STATUS, PAYMENTS, STATUSES, withFilter } from './list-filter'
import { useSlashKey } from './use-slash-key'
import styles from './filter-bar.module.css'

const words = messages.lists.filter
const TYPING_MS = 250

export function FilterBar({ filter, withPayment }: { filter: ListFilter; withPayment: boolean }) {
  const [, setQuery] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  useSlashKey(form)
  const set = (name: keyof ListFilter, value: string) =>
    setQuery((query) => withFilter(query, name, value), { replace: true })
  const search = useTyped(filter.search ?? '', (value) => set('search', value))
  const clear = () => {
    setQuery({}, { replace: true })
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} className={styles.bar} role="search" aria-label={words.label} onSubmit={(event) => event.preventDefault()}>
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
      <div className={styles.date}>
        <Field label={words.date}>
          {(aria) => <LazyDatePicker {...aria} value={filter.date || null} onChange={(date) => set('date', date ?? '')} />}
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
        className={Object.keys(filter).length === 0 ? styles.unused : styles.clear}
        onClick={clear}
      >
        <VisuallyHidden>{words.clear}</VisuallyHidden>
      </Button>
    </form>
  )
}

/** The text as it is typed; `settle` hears of it once the typing pauses. */
function useTyped(settled: string, settle: (value: string) => void) {
  const [text, setText] = useState(settled)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef(false)
  useEffect(() => {
    if (!waiting.current) setText(settled)
  }, [settled])
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (value: string) => {
    setText(value)
    waiting.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      waiting.current = false
      settle(value.trim())
    }, TYPING_MS)
  }
  return { text, type }
}
