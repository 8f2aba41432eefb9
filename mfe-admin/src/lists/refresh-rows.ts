import { listRecords, type ListFilter } from '../api/list-records'
import type { RecordKind } from '../api/record-kind'
import type { Refused } from '../api/staff-call'
import type { Host } from '@homecare/federation/contract'
import type { KeptList } from './kept-list'
import { anchorAbove, meets, mergeRows } from './merge-rows'

/** So many pages are asked for to find the way back to the rows that are at hand, say after a night's sleep. */
const CATCH_UP_PAGES = 5

/** The rows on screen, as indexes. */
export interface Seen {
  first: number
  end: number
}

/**
 * Brings a list up to date: its first page, which also has the counts and the new rows, and the pages that are being
 * looked at. What lies between and below stays as it is until somebody looks, so a deep list costs no more.
 */
export async function refreshRows<K extends RecordKind>(
  { host, kind, filter, seen, signal }: { host: Host; kind: K; filter: ListFilter; seen: Seen; signal: AbortSignal },
  kept: KeptList<K>,
): Promise<{ ok: true; list: KeptList<K> } | Refused> {
  const ask = (cursor: string | null) =>
    listRecords(host, kind, filter, { cursor, copies: kept.copies, signal, background: kept.at !== null })
  const first = await ask(null)
  if (!first.ok) return first
  const { counts } = first.page
  const page = { items: first.page.items, nextCursor: first.page.nextCursor }
  for (let pages = 1; pages < CATCH_UP_PAGES && !meets(kept.rows, null, page); pages++) {
    const more = await ask(page.nextCursor)
    if (!more.ok) return more
    page.items = [...page.items, ...more.page.items]
    page.nextCursor = more.page.nextCursor
  }
  let rows = mergeRows(kept.rows, null, page)
  // Rows that came in above have moved what is looked at.
  const moved = rows.items.length - kept.rows.items.length
  let reached = page.items.length
  const end = Math.min(seen.end + Math.max(0, moved), rows.items.length)
  while (reached < end) {
    const anchor = anchorAbove(rows, Math.max(seen.first + Math.max(0, moved), reached))
    if (!anchor) break
    const part = await ask(anchor.cursor)
    if (!part.ok) return part
    rows = mergeRows(rows, anchor.after, part.page)
    const now = anchor.at + 1 + part.page.items.length
    if (now <= reached) break
    reached = now
  }
  return { ok: true, list: { ...kept, rows, counts, at: new Date() } }
}
