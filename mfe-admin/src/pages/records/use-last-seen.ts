import { useEffect, useRef, useState } from 'react'
import type { RecordKind } from '../../api/record-calls'

/** The storage key of the newest row's time; no patient data. */
const keyOf = (kind: RecordKind) => `staff.last-seen.${kind}`

/** The time of the newest row when this list was last left, in ISO; '' before the first visit. Stored per tab. */
export function useLastSeen(kind: RecordKind, items: readonly { createdAt: string }[]): string {
  const [lastSeen, setLastSeen] = useState(() => sessionStorage.getItem(keyOf(kind)) ?? '')
  const newest = useRef('')
  useEffect(() => {
    for (const { createdAt } of items) if (createdAt > newest.current) newest.current = createdAt
  }, [items])

  useEffect(() => {
    const rememberNewest = () => newest.current && sessionStorage.setItem(keyOf(kind), newest.current)
    const onVisibility = () =>
      document.hidden ? rememberNewest() : setLastSeen(sessionStorage.getItem(keyOf(kind)) ?? '')
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', rememberNewest)
    return () => {
      rememberNewest()
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', rememberNewest)
    }
  }, [kind])
  return lastSeen
}
