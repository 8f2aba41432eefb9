import { useSyncExternalStore } from 'react'
import { dubaiDate, type IsoDate } from '@homecare/domain/dates'
import { knownServerNow, serverNow, subscribeToServerTime } from './server-clock'

const knownToday = (): IsoDate | undefined => {
  const now = knownServerNow()
  return now && dubaiDate(now)
}

/**
 * The provider's today, from the server: a screen that stays open past midnight moves on with it. Undefined until the
 * server has told it, and while prerendering and hydrating, for a page may be read days after it was made.
 */
export function useToday(): IsoDate | undefined {
  return useSyncExternalStore<IsoDate | undefined>(subscribeToServerTime, knownToday, () => undefined)
}

const clientToday = (): IsoDate => dubaiDate(serverNow())

/** The same for staff's screens, which are never prerendered: the device's own day until the server has told its. */
export function useClientToday(): IsoDate {
  return useSyncExternalStore(subscribeToServerTime, clientToday)
}
