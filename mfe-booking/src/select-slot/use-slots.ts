import { useEffect, useState } from 'react'
import type { IsoDate } from '@homecare/domain/dates'
import { loadSlots, type SlotOffer } from '../api/load-slots'

export type DaySlots =
  { state: 'loading' } | { state: 'failed'; retry: () => void } | { state: 'ready'; slots: readonly SlotOffer[] }

interface Answer {
  date: IsoDate
  slots: readonly SlotOffer[] | null
}

/** The slots of a day, asked for again whenever the visitor comes back to the page: others book meanwhile. */
export function useSlots(apiBase: string, date: IsoDate): DaySlots {
  const [answer, setAnswer] = useState<Answer | null>(null)
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
    void loadSlots(apiBase, date, stop.signal).then((slots) => {
      if (stop.signal.aborted) return
      // A refresh that fails keeps what is shown: the server checks the slot again anyway.
      setAnswer((known) => (slots === null && known?.date === date && known.slots ? known : { date, slots }))
    })
    return () => stop.abort()
  }, [apiBase, date, round])

  if (answer?.date !== date) return { state: 'loading' }
  if (answer.slots === null) {
    const retry = () => {
      setAnswer(null)
      setRound((count) => count + 1)
    }
    return { state: 'failed', retry }
  }
  return { state: 'ready', slots: answer.slots }
}
