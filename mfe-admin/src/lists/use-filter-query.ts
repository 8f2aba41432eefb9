import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListFilter } from '../data/record-calls'
import { withFilter } from './list-filter'

/** Writes the filter into the address. Two changes in quick succession both count: the second builds on the first. */
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
  return {
    set: (name: keyof ListFilter, value: string) => write(withFilter(latest.current, name, value)),
    clear: () => write(new URLSearchParams()),
  }
}
