import type { ListQuery } from '@homecare/contract/staff'
import type { Host } from '@homecare/federation/contract'
import type { ItemOf, RecordKind } from './record-kind'
import { staffCall, type Refused } from './staff-call'

export interface RecordList<Item> {
  items: Item[]
  counts: { total: number; pending: number; completed: number; canceled: number }
  nextCursor: string | null
}

export type ListFilter = Partial<Pick<ListQuery, 'search' | 'date' | 'status' | 'payment'>>

/** Answers by address with their ETags, so that an unchanged page costs a 304. */
export type ListCopies = Map<string, { etag: string; list: RecordList<never> }>

const FIRST_PAGE = 50
const FURTHER_PAGE = 100

/**
 * The first `pages` pages as one list. Each page is asked with the cursor of the one before, so that rows which
 * moved between pages are neither lost nor doubled. `copies` is read and brought up to date.
 */
export async function listRecords<K extends RecordKind>(
  host: Host,
  kind: K,
  filter: ListFilter,
  { pages, copies, signal }: { pages: number; copies: ListCopies; signal: AbortSignal },
): Promise<{ ok: true; list: RecordList<ItemOf[K]> } | Refused> {
  const fresh: ListCopies = new Map()
  const items = new Map<string, ItemOf[K]>()
  let counts = { total: 0, pending: 0, completed: 0, canceled: 0 }
  let cursor: string | null = null
  for (let page = 0; page < pages && (page === 0 || cursor); page++) {
    const path: string = `/${kind}?${queryOf(filter, page === 0 ? FIRST_PAGE : FURTHER_PAGE, cursor)}`
    const copy = copies.get(path)
    const answer = await staffCall<RecordList<ItemOf[K]>>(host, path, { signal, etag: copy?.etag })
    const list = answer.ok ? answer.data : answer.status === 304 ? copy?.list : undefined
    if (!list) return answer as Refused
    const etag = answer.ok ? answer.etag : copy?.etag
    if (etag) fresh.set(path, { etag, list: list as RecordList<never> })
    for (const item of list.items) items.set(item.id, item)
    if (page === 0) counts = list.counts
    cursor = list.nextCursor
  }
  copies.clear()
  for (const [path, copy] of fresh) copies.set(path, copy)
  return { ok: true, list: { items: [...items.values()], counts, nextCursor: cursor } }
}

function queryOf(filter: ListFilter, limit: number, cursor: string | null): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  query.set('limit', String(limit))
  if (cursor) query.set('cursor', cursor)
  return query.toString()
}
