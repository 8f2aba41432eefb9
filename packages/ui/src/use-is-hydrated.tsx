import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False while the page is prerendered and taken over, true from then on: for what only the browser knows. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
