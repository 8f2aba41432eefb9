import { useRef } from 'react'
import type { DaySheetLinks, SharedDaySheet } from '@homecare/contract/admin/day-sheet'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { useDraft } from '../../parts/session/drafts'

/** A link with what it shows; `''` is every nurse or area. */
export interface MadeLink extends SharedDaySheet {
  nurseId: string
  area: string
}

/**
 * The links of a day that this person has made since the page was loaded: the server has only their hashes, so that they
 * can be copied again only here. Those that were removed or have expired are left out.
 */
export function useMadeLinks(date: string, known: DaySheetLinks | null) {
  const [text, write] = useDraft(`day-sheet links ${date}`)
  // Several are made one after another, between two renderings.
  const latest = useRef(text)
  const all = (from: string): readonly MadeLink[] => (from === '' ? [] : JSON.parse(from))
  const removed = new Set(known?.links.filter(({ revokedAt }) => revokedAt).map(({ id }) => id))
  return {
    made: all(text).filter(({ id, expiresAt }) => !removed.has(id) && Date.parse(expiresAt) > serverNow().getTime()),
    remember: (link: MadeLink) => {
      latest.current = JSON.stringify([...all(latest.current), link])
      write(latest.current)
    },
  }
}
