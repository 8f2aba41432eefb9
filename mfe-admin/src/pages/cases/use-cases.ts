import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CaseListQuery } from '@homecare/contract/cases'
import { usePolledQuery } from '../../api/use-polled-query'

const REFRESH_MS = 10_000
const FIRST = 50
/** What one answer can have. */
export const MOST = 200

type Filter = Pick<CaseListQuery, 'show' | 'state' | 'responsible' | 'search'>

/** What the address says; anything else shows all open cases. */
function filterIn(query: URLSearchParams): Filter {
  const responsible = query.get('responsible')
  const search = query.get('search')
  return {
    show: query.get('show') === 'closed' ? 'closed' : 'open',
    ...(query.get('state') === 'paused' && { state: 'paused' }),
    ...((responsible === 'me' || responsible === 'none') && { responsible }),
    ...(search && { search }),
  }
}

/** The list by the filter in the address, refreshed; “show more” reads up to 200. */
export function useCases() {
  const [query, setQuery] = useSearchParams()
  const [limit, setLimit] = useState(FIRST)
  const filter = filterIn(query)
  const loaded = usePolledQuery(
    ['cases', filter, limit],
    (api, options) => api.get('/api/cases', { ...options, query: { ...filter, limit: String(limit) } }),
    REFRESH_MS,
  )
  const set = (name: keyof Filter, value: string) => {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true })
  }
  return { filter, loaded, set, limit, showMore: () => setLimit(Math.min(limit * 2, MOST)) }
}
