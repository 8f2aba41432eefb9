import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 767px)'
const query = () => (typeof matchMedia === 'function' ? matchMedia(NARROW) : null)

const subscribe = (changed: () => void) => {
  const media = query()
  media?.addEventListener('change', changed)
  return () => media?.removeEventListener('change', changed)
}

/** True at a phone's width; the stylesheets of the lists have the same breakpoint. */
export const usePhoneWidth = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  )
