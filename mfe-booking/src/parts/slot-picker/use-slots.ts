import { useEffect, useState } from 'react'
import type { SlotsAnswer } from '@homecare/contract/slots'
import type { IsoDate } from '@homecare/domain/dates'
import { useClient } from '@homecare/remote-kit/use-client'

export type SlotOffer = SlotsAnswer['slots'][number]

export type DaySlots =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; slots: readonly SlotOffer[]; closedReason: string | undefined }

interface Answer {
  date: IsoDate
  day: SlotsAnswer | null
}

/**
 * The slots of a day, asked for again whenever the visitor comes back to the page: others book meanwhile. `lastDate` is
 * the last day that can be booked, once the server has named it.
 */
export function useSlots(date: IsoDate): { day: DaySlots; lastDate: IsoDate | undefined } {
  const client = useClient()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [lastDate, setLastDate] = useState<IsoDate>()
  const [round, setRound] = useState(0)

  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') setRound((count) => count + 1)
    }
    window.addEventListener('focus', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      window.removeEventListener('focus', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [])

  useEffect(() => {
    const stop = new AbortController()
    const load = client.get('/api/slots', { query: { date }, signal: stop.signal, timeoutMs: 8_000 })
    void load.then((result) => {
      if (stop.signal.aborted) return
      const day = result.ok ? result.data : null
      if (day) setLastDate(day.lastDate)
      // A refresh that fails keeps what is shown: the server checks the slot again anyway.
      setAnswer((known) => (day === null && known?.date === date && known.day ? known : { date, day }))
    })
    return () => stop.abort()
  }, [client, date, round])

  const retry = () => {
    setAnswer(null)
    setRound((count) => count + 1)
  }
  if (answer?.date !== date) return { day: { state: 'loading' }, lastDate }
  if (answer.day === null) return { day: { state: 'failed', retry }, lastDate }
  const { slots, closedReason } = answer.day
  return { day: { state: 'ready', slots, closedReason }, lastDate }
}
