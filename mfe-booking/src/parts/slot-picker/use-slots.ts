import { useEffect, useState } from 'react'
import type { SlotsResponse } from '@homecare/contract/slots'
import type { IsoDate } from '@homecare/domain/dates'
import { useClient } from '@homecare/remote-kit/use-client'
import type { FastQuery } from './use-fast'

export type SlotOffer = SlotsResponse['slots'][number]

export type DaySlots =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; slots: readonly SlotOffer[]; closedReason: string | undefined }

interface Answer {
  date: IsoDate
  day: SlotsResponse | null
}

/**
 * Loads the slots of a day, and again whenever the visitor comes back to the page, because others book meanwhile. A null
 * `date` is one that is not known yet. `lastDate` is the last day that can be booked, once the server has returned it.
 */
export function useSlots(date: IsoDate | null, fast: FastQuery): { day: DaySlots; lastDate: IsoDate | undefined } {
  const client = useClient()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [lastDate, setLastDate] = useState<IsoDate>()
  const [loads, setLoads] = useState(0)

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') setLoads((count) => count + 1)
    }
    window.addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      window.removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])

  useEffect(() => {
    if (date === null) return undefined
    const stop = new AbortController()
    const load = client.get('/api/slots', { query: { date, ...fast }, signal: stop.signal, timeoutMs: 8_000 })
    void load.then((result) => {
      if (stop.signal.aborted) return
      const day = result.ok ? result.data : null
      if (day) setLastDate(day.lastDate)
      // A failed refresh leaves the shown slots: the server checks the slot again anyway.
      setAnswer((known) => (day === null && known?.date === date && known.day ? known : { date, day }))
    })
    return () => stop.abort()
  }, [client, date, fast, loads])

  const retry = () => {
    setAnswer(null)
    setLoads((count) => count + 1)
  }
  if (date === null || answer?.date !== date) return { day: { state: 'loading' }, lastDate }
  if (answer.day === null) return { day: { state: 'failed', retry }, lastDate }
  const { slots, closedReason } = answer.day
  return { day: { state: 'ready', slots, closedReason }, lastDate }
}
