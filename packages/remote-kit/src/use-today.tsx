import { useSyncExternalStore } from 'react'
import { dubaiDate, type IsoDate } from '@homecare/domain/dates'

const CHECK_MS = 30_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS)
  return () => clearInterval(timer)
}

const today = (): IsoDate => dubaiDate(new Date())

/**
 * The day that it is in Dubai; a screen that stays open past midnight moves on with it. Undefined while prerendering and
 * hydrating, for a page may be read days after it was made.
 */
export function useToday(): IsoDate | undefined {
  return useSyncExternalStore<IsoDate | undefined>(subscribe, today, () => undefined)
}

/** The same for screens that are never prerendered. */
export function useClientToday(): IsoDate {
  return useSyncExternalStore(subscribe, today)
}
