import { useEffect, useState } from 'react'
import type { Client } from '@homecare/contract/client'
import { addDays, type IsoDate } from '@homecare/domain/dates'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { useClient } from '@homecare/remote-kit/use-client'
import type { FastQuery } from './use-fast'

/** The days that are searched and that the strip shows. */
export const STRIP_DAYS = 14

/** `searching` until the answer is known; null if no slot is free in the next two weeks, or the search failed. */
export type Earliest = 'searching' | SlotChoice | null

/** The first free slot from `today` on until which the fast can still be kept. */
export function useEarliest(today: IsoDate, fast: FastQuery): Earliest {
  const client = useClient()
  const [earliest, setEarliest] = useState<Earliest>('searching')
  useEffect(() => {
    const stop = new AbortController()
    void findEarliest(client, today, fast, stop.signal).then((found) => {
      if (!stop.signal.aborted) setEarliest(found)
    })
    return () => stop.abort()
  }, [client, today, fast])
  return earliest
}

/** Day after day, since nearly always today or tomorrow has a free slot. */
async function findEarliest(
  client: Client,
  today: IsoDate,
  fast: FastQuery,
  signal: AbortSignal,
): Promise<SlotChoice | null> {
  for (let day = 0; day < STRIP_DAYS; day++) {
    const date = addDays(today, day)
    const result = await client.get('/api/slots', { query: { date, ...fast }, signal, timeoutMs: 8_000 })
    if (!result.ok || date > result.data.lastDate) return null
    const free = result.data.slots.find(({ available, keepsFast }) => available && keepsFast !== false)
    if (free) return { date, time: free.time }
  }
  return null
}
