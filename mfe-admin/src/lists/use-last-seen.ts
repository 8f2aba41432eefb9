import { useEffect, useRef, useState } from 'react'
import type { RecordKind } from '../data/record-calls'

/** The storage key of the newest row's time; no patient data. */
const keyOf = (kind: RecordKind) => `staff.last-seen.${kind}`

/** The newest row at the end of the last look, as an ISO time; '' before the first look. Stored per tab. */
export function useLastSeen(kind: RecordKind, items: readonly { createdAt: string }[]): string {
  const [mark, setMark] = useState(() => sessionStorage.getItem(keyOf(kind)) ?? '')
  const newest = useRef('')
  useEffect(() => {
    for (const { createdAt } of items) if (createdAt > newest.current) newest.current = createdAt
  }, [items])

  useEffect(() => {
    const rememberNewest = () => newest.current && sessionStorage.setItem(keyOf(kind), newest.current)
    const onVisibility = () => (document.hidden ? rememberNewest() : setMark(sessionStorage.getItem(keyOf(kind)) ?? ''))
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', rememberNewest)
    return () => {
      rememberNewest()
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', rememberNewest)
    }
  }, [kind])
  return mark
}
