import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListFilter } from '../../api/record-calls'
import { ANY_PAYMENT, usualStatus, withFilter } from '../../parts/record/list-filter'

/** Writes the filter into the URL. Of two changes in quick succession the second builds on the first. */
export function useFilterQuery() {
  const [query, setQuery] = useSearchParams()
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  }, [query])
  const write = (next: URLSearchParams) => {
    latest.current = next
    setQuery(next, { replace: true })
  }
  const set = (name: keyof ListFilter, value: string) => write(withFilter(latest.current, name, value))
  return {
    set,
    /** Several parts at a time; default values are left out of the URL. */
    change: ({ search, date, status, payment }: Partial<Record<string, string>>) => {
      if (search !== undefined) set('search', search)
      if (date !== undefined) set('date', date)
      if (payment !== undefined) set('payment', payment === ANY_PAYMENT ? '' : payment)
      if (status === undefined) return
      const { search: text = '', payment: paid = '' } = Object.fromEntries(latest.current)
      set('status', status === usualStatus({ search: text, payment: paid }) ? '' : status)
    },
    clear: () => write(new URLSearchParams()),
  }
}
