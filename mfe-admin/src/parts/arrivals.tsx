import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { useApi } from '../api/api-context'
import { responseOf, type CachedResponse } from '../api/query-client'
import { useAlerts } from './alerts/alerts'
import { messages } from '../messages'
import { playTone } from './alerts/tone'

const EVERY_MS = 30_000
/** More than arrive between two refreshes. */
const NEWEST = 20
const KEY = ['arrivals']

interface Arrivals {
  /** How many blood tests have arrived since somebody last looked at their list. */
  count: number
  /** The list is on screen, so everything in it has been seen. */
  look: () => void
}

const ArrivalsContext = createContext<Arrivals>({ count: 0, look: () => undefined })

export const useArrivals = () => use(ArrivalsContext)

/** Counts new bookings on every screen, also in a hidden tab, and plays a tone where that is turned on. */
export function ArrivalsProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<CachedResponse<string[]>>(KEY)
      const answer = await api.get('/api/bloodtests', {
        query: { limit: NEWEST },
        signal,
        etag: known?.etag,
        background: true,
      })
      return responseOf(answer.ok ? { ...answer, data: answer.data.items.map(({ id }) => id) } : answer, known)
    },
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
  })
  const newest = data?.value
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null)
  // What was there when the area was opened is not new.
  if (newest && seen === null) setSeen(new Set(newest))
  const count = newest && seen ? newest.filter((id) => !seen.has(id)).length : 0

  const announced = useRef(0)
  useEffect(() => {
    if (count > announced.current) playTone('arrival')
    announced.current = count
  }, [count])

  const look = () => {
    if (newest && count > 0) setSeen(new Set([...(seen ?? []), ...newest]))
  }
  return <ArrivalsContext value={{ count, look }}>{children}</ArrivalsContext>
}

/** The document's title, with the number of alerts and of new bookings before it. */
export function DocumentTitle({ children }: { children: string }) {
  const { count } = useArrivals()
  const { count: alerts } = useAlerts()
  const title = count > 0 ? messages.arrivals.title(count, children) : children
  return <title>{alerts > 0 ? messages.alerts.title(alerts, title) : title}</title>
}
