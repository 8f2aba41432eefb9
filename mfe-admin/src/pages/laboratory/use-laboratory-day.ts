import { useSearchParams } from 'react-router-dom'
import { isIsoDate } from '@homecare/domain/dates'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { usePolledQuery } from '../../api/use-polled-query'

const REFRESH_MS = 15_000

/** The samples of the day in the page's URL; without one, of today. */
export function useLaboratoryDay() {
  const [query, setQuery] = useSearchParams()
  const today = useClientToday()
  const requested = query.get('date') ?? ''
  const date = isIsoDate(requested) ? requested : today
  const loaded = usePolledQuery(
    ['laboratory', date],
    (api, options) => api.get('/api/laboratory', { query: { date }, ...options }),
    REFRESH_MS,
  )
  const choose = (next: string) => setQuery(next === today ? {} : { date: next }, { replace: true })
  return { date, today, loaded, choose }
}
