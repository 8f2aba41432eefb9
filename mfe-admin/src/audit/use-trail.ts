import { useState } from 'react'
import type { AuditTrail } from '@homecare/contract/admin/audit-trail'
import { getAuditTrail, type AuditFilter } from '../api/audit'
import { useHost } from '../host-context'
import { useLoaded } from '../parts/use-loaded'

export type AuditEntry = AuditTrail['entries'][number]

/** The first page refreshes itself until more is loaded: then the reader is somewhere else, and nothing may move. */
const REFRESH_MS = 30_000

/** The trail page by page, each asked with the cursor of the one before. */
export function useTrail(filter: AuditFilter) {
  const host = useHost()
  const key = JSON.stringify(filter)
  const loaded = useLoaded(key, (at, how) => getAuditTrail(at, filter, null, how), REFRESH_MS)
  const [older, setOlder] = useState<{ key: string; pages: AuditTrail } | null>(null)
  const [loadingMore, setLoadingMore] = useState(false)
  const [moreFailed, setMoreFailed] = useState(false)

  const further = older?.key === key ? older.pages : null
  const entries = unique([...(loaded.data?.entries ?? []), ...(further?.entries ?? [])])
  const nextCursor = further ? further.nextCursor : (loaded.data?.nextCursor ?? null)

  const loadMore = async () => {
    if (!nextCursor || loadingMore) return
    setLoadingMore(true)
    const answer = await getAuditTrail(host, filter, nextCursor, {})
    setLoadingMore(false)
    setMoreFailed(!answer.ok)
    if (!answer.ok) return
    // The first page as it stands now goes along, so that what a refresh pushes out of it is not lost.
    const kept = further?.entries ?? loaded.data?.entries ?? []
    setOlder({ key, pages: { entries: [...kept, ...answer.data.entries], nextCursor: answer.data.nextCursor } })
  }
  return { loaded, entries, hasMore: nextCursor !== null, loadingMore, moreFailed, loadMore }
}

const unique = (entries: readonly AuditEntry[]): AuditEntry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
]
